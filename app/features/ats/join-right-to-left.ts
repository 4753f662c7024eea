import type { PdfPiece } from './types'

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LETTER = /\p{L}/u
/** A gap that is a space nobody typed, in the font's size. */
const SPACE = 0.2
/** As far back a point or an accent stands that belongs to the letter before, in the font's size. */
const BACK = 0.6

/**
 * A line whose words in Arabic or Hebrew follow one another as they are read: files have them as they stand on the page, from
 * the left, each word the right way round. Digits and signs between two such words belong to them.
 */
export function joinRightToLeft(line: PdfPiece[]): PdfPiece[] {
  if (!line.some(isRightToLeft)) return line
  const joined: PdfPiece[] = []
  for (let from = 0; from < line.length;) {
    const run = line.slice(from, endOfRun({ line, from }))
    joined.push(...(run.length > 1 ? [joinRun(run)] : run))
    from += run.length
  }
  return joined
}

const isRightToLeft = ({ text }: PdfPiece) => RIGHT_TO_LEFT.test(text)

/** Behind the last of the pieces that are read from the right, beginning with one; the file may have them in order yet. */
function endOfRun({ line, from }: { line: PdfPiece[]; from: number }): number {
  let end = from + 1
  const first = line[from]
  if (!first || !isRightToLeft(first)) return end
  let { x } = first
  for (const [at, piece] of line.entries()) {
    if (at <= from) continue
    if (piece.x < x - piece.size * BACK || (LETTER.test(piece.text) && !isRightToLeft(piece))) break
    if (isRightToLeft(piece)) end = at + 1
    x = piece.x
  }
  return end
}

/** One piece that stands where they do. */
function joinRun(run: PdfPiece[]): PdfPiece {
  return run.reduce((right, piece) => {
    const isApart = piece.x - right.x - right.width > piece.size * SPACE
    const space = isApart && !/^\s/.test(right.text) && !/\s$/.test(piece.text) ? ' ' : ''
    return {
      ...right,
      text: `${piece.text}${space}${right.text}`,
      width: Math.max(right.width, piece.x + piece.width - right.x),
      endsLine: piece.endsLine,
    }
  })
}
