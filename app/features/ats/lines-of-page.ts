import { dotBefore } from './dot-before'
import { SPACE, WIDE } from './gaps'
import { joinRightToLeft } from './join-right-to-left'
import type { LineGap, PdfDot, PdfLine, PdfPageText, PdfPiece } from './types'

/** The lines of a page in the order of the file: what a program that takes the text out gets. */
export function linesOfPage({
  number,
  pieces,
  dots = [],
}: Pick<PdfPageText, 'number' | 'pieces'> & Partial<Pick<PdfPageText, 'dots'>>): PdfLine[] {
  const lines: PdfPiece[][] = []
  let open = false
  for (const piece of pieces) {
    const line = lines.at(-1)
    const isSame = open && line !== undefined && isOnLine({ line, piece })
    if (piece.text !== '') {
      if (isSame) line.push(piece)
      else lines.push([piece])
      open = true
    }
    if (piece.endsLine) open = false
  }
  return joinRows(lines).flatMap((line) => toLine({ line, page: number, dots }) ?? [])
}

/** Files end a line between two pieces on one base line when a gap stands between them: that is one line yet. */
function joinRows(lines: PdfPiece[][]): PdfPiece[][] {
  const rows: PdfPiece[][] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const [first] = line
    const end = last?.at(-1)
    const goesOn =
      last && end && first && isOnLine({ line: last, piece: first }) && first.x >= end.x + end.width - 1
    if (goesOn) last.push(...line)
    else rows.push([...line])
  }
  return rows
}

function isOnLine({ line, piece }: { line: PdfPiece[]; piece: PdfPiece }): boolean {
  const last = line.findLast((other) => other.text.trim() !== '') ?? line[0]
  return last !== undefined && Math.abs(last.y - piece.y) < Math.max(last.size, piece.size, 4) * 0.5
}

type LineOptions = { line: PdfPiece[]; page: number; dots: PdfDot[] }

function toLine({ line, page, dots }: LineOptions): PdfLine | undefined {
  const shown = line.filter((piece) => piece.text.trim() !== '')
  const [first] = shown
  if (!first) return undefined
  let text = ''
  let end: number | undefined
  const gaps: Omit<LineGap, 'right'>[] = []
  for (const piece of joinRightToLeft(line)) {
    const gap = end === undefined ? 0 : piece.x - end
    if (piece.text.trim() !== '' && gap > piece.size * WIDE) {
      gaps.push({ rightX: piece.x, left: text.trimEnd() })
      text = `${text.trimEnd()}    `
    } else if (gap > piece.size * SPACE && !/\s$/.test(text) && text !== '') text += ' '
    text += piece.text
    if (piece.text.trim() !== '') end = piece.x + piece.width
  }
  const whole = text.trim()
  const size = Math.max(...shown.map((piece) => piece.size))
  return {
    page,
    text: whole,
    x: first.x,
    y: first.y,
    size: Math.round(size * 10) / 10,
    right: end ?? first.x,
    isBold: first.isBold === true,
    dot: dotBefore({ dots, first })?.x,
    gaps: gaps.map((gap) => ({ ...gap, right: whole.slice(gap.left.length).trim() })),
  }
}
