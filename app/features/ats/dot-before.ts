import type { PdfDot, PdfPiece } from './types'

/** How far from the text a list's sign is drawn, in the font's size. */
const SIGN_ROOM = 2.2

/** The dot that stands before a text, beside its small letters. */
export function dotBefore({ dots, first: { x, y, size } }: { dots: readonly PdfDot[]; first: PdfPiece }) {
  return dots.find((dot) => {
    const gap = x - (dot.x + dot.width)
    const rise = y - dot.y
    return gap > 0 && gap < size * SIGN_ROOM && rise > 0 && rise < size
  })
}
