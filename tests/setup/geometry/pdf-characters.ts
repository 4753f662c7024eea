import { getDocument, OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A drawn character of a PDF; lengths in CSS pixels from the page's top left corner. */
export type PdfCharacter = { text: string; left: number; baseline: number }

const PX_PER_PT = 96 / 72

/** Each page's characters but white space, where its drawing instructions put them. */
export async function pdfCharacters(bytes: Uint8Array): Promise<PdfCharacter[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  try {
    const pages: PdfCharacter[][] = []
    for (let number = 1; number <= pdf.numPages; number += 1)
      pages.push(await charactersOf(await pdf.getPage(number)))
    return pages
  } finally {
    await loading.destroy()
  }
}

type Matrix = number[]
/** What the instructions change as they go; text space moves by `x` within its line. */
type Pen = { at: Matrix; line: Matrix; x: number; size: number; kept: { at: Matrix; size: number }[] }

async function charactersOf(page: PDFPageProxy): Promise<PdfCharacter[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const { transform } = page.getViewport({ scale: PX_PER_PT })
  const pen: Pen = { at: transform, line: IDENTITY, x: 0, size: 0, kept: [] }
  // An edge: pdfjs does not type an instruction's arguments.
  return fnArray.flatMap((instruction, i) =>
    obey({ pen, instruction, args: (argsArray[i] ?? []) as unknown[] }),
  )
}

const IDENTITY = [1, 0, 0, 1, 0, 0]

function obey({
  pen,
  instruction,
  args,
}: {
  pen: Pen
  instruction: number
  args: unknown[]
}): PdfCharacter[] {
  const numbers = args
    .flatMap((arg) => (ArrayBuffer.isView(arg) ? [...(arg as Float32Array)] : [arg]))
    .map(Number)
  if (instruction === OPS.save) pen.kept.push({ at: pen.at, size: pen.size })
  else if (instruction === OPS.restore) Object.assign(pen, pen.kept.pop())
  else if (instruction === OPS.transform) pen.at = Util.transform(pen.at, numbers)
  else if (instruction === OPS.beginText) Object.assign(pen, { line: IDENTITY, x: 0 })
  else if (instruction === OPS.setTextMatrix) Object.assign(pen, { line: numbers, x: 0 })
  else if (instruction === OPS.moveText)
    Object.assign(pen, { line: Util.transform(pen.line, [1, 0, 0, 1, ...numbers]), x: 0 })
  else if (instruction === OPS.setFont) pen.size = Number(args[1])
  else if (instruction === OPS.showText) return show({ pen, glyphs: args[0] as Glyph[] })
  return []
}

type Glyph = number | { unicode: string; width: number }

function show({ pen, glyphs }: { pen: Pen; glyphs: Glyph[] }): PdfCharacter[] {
  return glyphs.flatMap((glyph) => {
    if (typeof glyph === 'number') {
      pen.x -= (glyph / 1000) * pen.size
      return []
    }
    const [, , , , left = 0, baseline = 0] = Util.transform(Util.transform(pen.at, pen.line), [
      1,
      0,
      0,
      1,
      pen.x,
      0,
    ])
    pen.x += (glyph.width / 1000) * pen.size
    return glyph.unicode.trim() === '' ? [] : [{ text: glyph.unicode, left, baseline }]
  })
}
