import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text in a PDF; lengths in CSS pixels from the page's top left corner. */
export type PdfRun = { text: string; left: number; right: number; baseline: number }
export type PdfPage = { runs: PdfRun[]; png: Buffer }

const PX_PER_PT = 96 / 72

/** Each page of a PDF: where its text stands, and its picture at 192 dpi. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  try {
    const pages: PdfPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      pages.push({ runs: await runsOf(page), png: await pictureOf({ page, factory: pdf.canvasFactory }) })
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

async function runsOf(page: PDFPageProxy): Promise<PdfRun[]> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ disableNormalization: true })
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x, y] = item.transform as number[]
    if (x === undefined || y === undefined) return []
    const left = x * PX_PER_PT
    return [
      { text: item.str, left, right: left + item.width * PX_PER_PT, baseline: (height - y) * PX_PER_PT },
    ]
  })
}

async function pictureOf({ page, factory }: { page: PDFPageProxy; factory: object }): Promise<Buffer> {
  const viewport = page.getViewport({ scale: 2 * PX_PER_PT })
  // An edge: pdfjs makes its own canvas in Node and does not type the maker.
  const { create } = factory as { create: (width: number, height: number) => NodeCanvas }
  const { canvas, context } = create.call(factory, Math.round(viewport.width), Math.round(viewport.height))
  await page.render({ canvas: null, canvasContext: context as never, viewport, background: '#ffffff' })
    .promise
  return canvas.toBuffer('image/png')
}

type NodeCanvas = { canvas: { toBuffer: (type: 'image/png') => Buffer }; context: unknown }
