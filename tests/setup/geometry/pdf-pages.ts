import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Pixels } from './compare-pictures'

/** A run of text in a PDF; lengths in CSS pixels from the page's top left corner. */
export type PdfRun = { text: string; left: number; right: number; baseline: number }
export type PdfPage = { runs: PdfRun[]; picture: Pixels | undefined }

const PX_PER_PT = 96 / 72

/** Each page of a PDF: where its text stands, and where it is `drawn` its picture at 192 dpi. */
export async function pdfPages(bytes: Uint8Array, { drawn = false } = {}): Promise<PdfPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  try {
    const pages: PdfPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const picture = drawn ? await pictureOf({ page, factory: pdf.canvasFactory }) : undefined
      pages.push({ runs: await runsOf(page), picture })
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

async function pictureOf({ page, factory }: { page: PDFPageProxy; factory: object }): Promise<Pixels> {
  const viewport = page.getViewport({ scale: 2 * PX_PER_PT })
  // An edge: pdfjs makes its own canvas in Node and does not type the maker.
  const { create } = factory as { create: (width: number, height: number) => NodeCanvas }
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
  const { context } = create.call(factory, width, height)
  await page.render({ canvas: null, canvasContext: context, viewport, background: '#ffffff' }).promise
  // As they are: packing millions of pixels into a file takes longer than drawing them.
  return context.getImageData(0, 0, width, height)
}

type NodeCanvas = { context: CanvasRenderingContext2D }
