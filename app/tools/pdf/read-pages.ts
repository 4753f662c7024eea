import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MOST_PAGES } from '~/features/ats/most-pages'
import { piecesOfItems } from '~/features/ats/pieces-of-items'
import type { PdfPageText } from '~/features/ats/types'
import { drawnDots, isBoldFont } from './page-marks'

const PICTURES: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]

/** The text of a PDF, page by page, with the places of its pieces and of the signs that are drawn. */
export async function readPages(pdf: PDFDocumentProxy): Promise<PdfPageText[]> {
  const pages: PdfPageText[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number)
    pages.push(await readPage(page))
    page.cleanup()
  }
  return pages
}

async function readPage(page: PDFPageProxy): Promise<PdfPageText> {
  const { width, height } = page.getViewport({ scale: 1 })
  const operators = await page.getOperatorList()
  const { items } = await page.getTextContent({ disableNormalization: true })
  const pieces = piecesOfItems({ items, height, isBold: (name) => isBoldFont({ page, name }) })
  const links = (await page.getAnnotations()).flatMap(({ url }: { url?: unknown }) =>
    typeof url === 'string' ? [url] : [],
  )
  const hasText = pieces.some(({ text }) => text.trim() !== '')
  return {
    number: page.pageNumber,
    width,
    height,
    pieces,
    links,
    dots: drawnDots({ operators, base: [1, 0, 0, -1, 0, height] }),
    hasPictures: !hasText && operators.fnArray.some((operation) => PICTURES.includes(operation)),
  }
}
