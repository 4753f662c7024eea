import { SPACE, WIDE } from './gaps'
import type { PdfPiece } from './types'

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LETTER = /\p{L}/u
/** As far back a point or an accent stands that belongs to the letter before, in the font's size. */
const BACK = 0.6
/** So much two signs beside one another may share, in the font's size. */
const SIDE_BEARING = 0.05
/** A number with its points and signs, which is read from the left; a span of two. */
const NUMBER = /^[\d.,:/%+-]+$/
const SPAN = /^(\d[\d./]*)(\s*[–—]\s*)(\d[\d./]*)$/
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' }

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

export const isRightToLeft = ({ text }: PdfPiece) => RIGHT_TO_LEFT.test(text)

/** Behind the last of the pieces that are read from the right, beginning with one; the file may have them in order yet. */
function endOfRun({ line, from }: { line: PdfPiece[]; from: number }): number {
  let end = from + 1
  const first = line[from]
  if (!first || !isRightToLeft(first)) return end
  let { x } = first
  let edge = first.x + first.width
  for (const piece of line.slice(from + 1)) {
    const isShown = piece.text.trim() !== ''
    if (isBefore({ piece, x }) || (LETTER.test(piece.text) && !isRightToLeft(piece))) break
    if (isShown && piece.x - edge > piece.size * WIDE) break
    if (isRightToLeft(piece)) end = line.indexOf(piece) + 1
    x = piece.x
    if (isShown) edge = piece.x + piece.width
  }
  return end
}

/** Whether a piece stands on the left of another one that begins at `x`: the file has the two as they are read. */
function isBefore({ piece, x }: { piece: PdfPiece; x: number }): boolean {
  const isSign = /[^\s\p{M}]/u.test(piece.text) && piece.width > 0
  return piece.x < x - piece.size * BACK || (isSign && piece.x + piece.width <= x + piece.size * SIDE_BEARING)
}

/** One piece that stands where they do. */
function joinRun(run: PdfPiece[]): PdfPiece {
  return withNumbers(run)
    .map((piece) => (isRightToLeft(piece) ? piece : { ...piece, text: turned(piece.text) }))
    .reduce((right, piece) => {
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

/** What stands together as one number is one piece: it is read from the left. */
function withNumbers(run: PdfPiece[]): PdfPiece[] {
  const joined: PdfPiece[] = []
  for (const piece of run) {
    const last = joined.at(-1)
    const isNext = last && piece.x - last.x - last.width <= piece.size * SPACE
    if (isNext && NUMBER.test(last.text) && NUMBER.test(piece.text))
      joined[joined.length - 1] = {
        ...last,
        text: last.text + piece.text,
        width: piece.x + piece.width - last.x,
        endsLine: piece.endsLine,
      }
    else joined.push(piece)
  }
  return joined
}

/** Signs between such words as they are read: brackets open on the right, and a span begins there. */
function turned(text: string): string {
  const mirrored = text.replace(/[()[\]{}]/g, (sign) => MIRRORED[sign] ?? sign)
  const [, before = '', bare = '', after = ''] = /^([()[\]{}\s]*)(.*?)([()[\]{}\s]*)$/su.exec(mirrored) ?? []
  return [...after].toReversed().join('') + bare.replace(SPAN, '$3$2$1') + [...before].toReversed().join('')
}
