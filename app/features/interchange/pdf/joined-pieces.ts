import type { PdfPageText, PdfPiece } from '../../ats/types'
import { closeSpaced } from '../lines/close-letters'
import { findPeriod } from '../text-resume/find-period'
import { rowsOf, SPACE } from './segments-of-page'

/** Texts of one column begin so near to each other, in points, and its lines follow each other so near, in the font's size. */
const ALIGNED = 3
const BELOW = 1.8

/** A page on which what its looks tore stands in one piece: letters set apart, and a period on two lines of a narrow column. */
export function joinedPieces(page: PdfPageText): PdfPageText {
  const { pieces } = page
  const joined = new Map([...spacedWords(pieces), ...partedPeriods(pieces)])
  return {
    ...page,
    pieces: pieces.flatMap((piece) => joined.get(piece) ?? (joined.has(piece) ? [] : [piece])),
  }
}

/** What a piece is now; those that went into another one are nothing. */
type Joined = [PdfPiece, PdfPiece | undefined]

function spacedWords(pieces: PdfPiece[]): Joined[] {
  return rowsOf(pieces.filter(({ text }) => LETTERS.test(text))).flatMap((row) =>
    runsOf(row, pieces).flatMap((run): Joined[] => {
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last) return []
      const spaced = textOf(run)
      const text = closeSpaced(spaced)
      if (text === spaced) return []
      const size = Math.max(...run.map((piece) => piece.size))
      const whole = { ...first, text, size, width: last.x + last.width - first.x, endsLine: last.endsLine }
      return run.map((piece): Joined => [piece, piece === first ? whole : undefined])
    }),
  )
}

/** Single letters and the spaces between them. */
const LETTERS = /^\s*[\p{L}&'’.-](?:\s+[\p{L}&'’.-])*\s*$/u

/** Pieces side by side, with nothing else in their row that near. */
function runsOf(row: PdfPiece[], all: PdfPiece[]): PdfPiece[][] {
  const runs: PdfPiece[][] = []
  for (const piece of row) {
    const last = runs.at(-1)?.at(-1)
    if (last && gapOf(last, piece) < 1.35 * Math.max(last.size, piece.size)) runs.at(-1)?.push(piece)
    else runs.push([piece])
  }
  return runs.filter((run) => {
    const [from, to] = [run[0], run.at(-1)]
    return !all.some(
      (one) =>
        one.text.trim() !== '' &&
        !run.includes(one) &&
        from &&
        to &&
        Math.abs(one.y - from.y) < one.size * 0.4 &&
        one.x < to.x + to.width + one.size &&
        one.x + one.width > from.x - one.size,
    )
  })
}

const gapOf = (one: PdfPiece, next: PdfPiece): number => next.x - one.x - one.width

/** With two spaces where words end: the gap there is wider than those between letters, whose own may be within the pieces. */
function textOf(run: PdfPiece[]): string {
  const gaps = run.slice(1).map((piece, i) => gapOf(run[i] ?? piece, piece))
  const least = Math.min(...gaps)
  return run
    .map((piece, i) => {
      const before = run[i - 1]
      const gap = gaps[i - 1] ?? 0
      const size = Math.min(piece.size, before?.size ?? piece.size)
      const isBetween = before !== undefined && [before, piece].every(({ text }) => SPACED.test(text))
      // small capitals touch each other
      const isWider = gap > least * 1.6 && gap > size * (least < size * TOUCHING ? SPACE : 0.5)
      return (i === 0 ? '' : isWider || (isBetween && gap > size * 0.5) ? '  ' : ' ') + piece.text.trim()
    })
    .join('')
}

const TOUCHING = 0.08
const SPACED = /^\s*\S(?:\s+\S)+\s*$/u

/** “May 2019 –” over “Present”. */
function partedPeriods(pieces: PdfPiece[]): Joined[] {
  return pieces.flatMap((upper): Joined[] => {
    const period = /[-–—~至到]\s*$|\bto\s*$/u.test(upper.text) ? findPeriod(upper.text) : undefined
    if (period?.from !== 0 || period.end !== '') return []
    const lower = pieces.find(
      ({ x, y }) => Math.abs(x - upper.x) < ALIGNED && y > upper.y + 1 && y - upper.y < upper.size * BELOW,
    )
    if (!lower) return []
    const text = `${upper.text.trim()} ${lower.text.trim()}`
    const whole = findPeriod(text)
    if (whole?.from !== 0 || whole.to !== text.length || !(whole.isOpen || whole.end !== '')) return []
    return [
      [upper, { ...upper, text, width: Math.max(upper.width, lower.width) }],
      [lower, undefined],
    ]
  })
}
