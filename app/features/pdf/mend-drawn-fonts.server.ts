import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'

const name = PDFName.of.bind(PDFName)

/**
 * Chromium writes what a machine's font of another kind draws, such as 𠮷, as a font of drawings (Type 3), which has no
 * size of its own. Poppler guesses one from the width of an “m”, else from that of any character as if it were half an
 * em wide: an ideograph counted twice as high as its line, and stood apart from it in the text. So each of them gets an
 * “m” as wide as Poppler takes it to be, which draws nothing and is written nowhere.
 * https://gitlab.freedesktop.org/poppler/poppler/-/blob/master/poppler/TextOutputDev.cc
 */
export function mendDrawnFonts({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(name('Subtype')) === name('Type3')) addLetter(object)
}

/** Ems, by Poppler. */
const WIDTH = 0.6

function addLetter(font: PDFDict): void {
  const { context } = font
  const widths = font.lookupMaybe(name('Widths'), PDFArray)
  const procs = font.lookupMaybe(name('CharProcs'), PDFDict)
  const differences = font.lookupMaybe(name('Encoding'), PDFDict)?.lookupMaybe(name('Differences'), PDFArray)
  const first = numberAt(font, 'FirstChar')
  const [scale] = font.lookupMaybe(name('FontMatrix'), PDFArray)?.asArray() ?? []
  if (!widths || !procs || !differences || first === undefined || !(scale instanceof PDFNumber)) return
  const isFree = widths.asArray().map((width) => width instanceof PDFNumber && width.asNumber() === 0)
  const at = isFree.includes(true) ? isFree.indexOf(true) : isFree.length
  if (first + at > 255 || procs.has(name('m'))) return
  const width = Math.round(WIDTH / scale.asNumber())
  if (at === widths.size()) {
    widths.push(PDFNumber.of(width))
    font.set(name('LastChar'), PDFNumber.of(first + at))
  } else widths.set(at, PDFNumber.of(width))
  differences.push(PDFNumber.of(first + at))
  differences.push(name('m'))
  procs.set(name('m'), context.register(context.stream(`${width} 0 d0`)))
}

function numberAt(font: PDFDict, key: string): number | undefined {
  return font.lookupMaybe(name(key), PDFNumber)?.asNumber()
}
