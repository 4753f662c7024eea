import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MOST_PAGES } from '~/features/ats/most-pages'
import { piecesOfItems } from '~/features/ats/pieces-of-items'
import type { PdfPageText } from '~/features/ats/types'

/** The text of a PDF, page by page, with the places of its pieces. */
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
  const { items } = await page.getTextContent({ disableNormalization: true })
  const pieces = piecesOfItems({ items, height })
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
    hasPictures: !hasText && (await drawsPictures(page)),
  }
}

async function drawsPictures(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList()
  const pictures = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]
  return fnArray.some((operation) => pictures.includes(operation))
}
