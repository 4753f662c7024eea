import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfPiece } from './types'

type Items = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']
type Options = {
  items: Items
  /** of the page, in points */
  height: number
  isBold?: (font: string) => boolean
}

/** What pdf.js takes out of a page, as pieces with their places. */
export function piecesOfItems({ items, height, isBold }: Options): PdfPiece[] {
  return items.flatMap((item): PdfPiece[] => {
    if (!('str' in item)) return []
    // an edge: pdf.js types the matrix as any[]
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(c, d)
    return [
      {
        text: item.str,
        x,
        y: height - y,
        width: item.width,
        size,
        endsLine: item.hasEOL,
        ...(isBold && { isBold: isBold(item.fontName) }),
      },
    ]
  })
}
