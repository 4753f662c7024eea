import { linesOfPage } from '../../../../app/features/ats/lines-of-page'
import type { PdfDot, PdfPiece } from '../../../../app/features/ats/types'
import { joinWrapped } from '../../../../app/features/interchange/lines/join-wrapped'
import { linesOfPdf } from '../../../../app/features/interchange/lines/lines-of-pdf'
import { readResumeText } from '../../../../app/features/interchange/text-resume/read-resume-text'

type Row = string | { text: string; x?: number; right?: string; bold?: boolean; dot?: number; size?: number }

/** A page set in letters half as wide as high, a row below the other, with what stands at its right edge. */
export function rootOf(rows: Row[]) {
  const dots: PdfDot[] = []
  const pieces = rows.flatMap((row, index): PdfPiece[] => {
    const {
      text,
      x = 50,
      right,
      bold = false,
      dot,
      size = 10,
    } = typeof row === 'string' ? { text: row } : row
    const y = 60 + index * 15
    if (dot !== undefined) dots.push({ x: dot, y: y - 3, width: 3 })
    const widthOf = (words: string) =>
      Array.from(words).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? size : size / 2), 0)
    const at = (words: string, left: number): PdfPiece => ({
      ...{ text: words, x: left, y, size, width: widthOf(words), isBold: bold, endsLine: false },
    })
    const whole = right === undefined ? [] : [at(right, 550 - widthOf(right))]
    return [at(text, x), ...whole].map((piece, i, all) => ({ ...piece, endsLine: i === all.length - 1 }))
  })
  return readResumeText(joinWrapped(linesOfPdf(linesOfPage({ number: 1, pieces, dots })))).root
}
