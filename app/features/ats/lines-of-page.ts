import { dotBefore } from './dot-before'
import { SPACE, WIDE, WIDE_BARE } from './gaps'
import { isRightToLeft, joinRightToLeft } from './join-right-to-left'
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
  const mayGoBack = pieces.some(isRightToLeft)
  return joinRows(lines).flatMap((line) => toLine({ line, page: number, dots, mayGoBack }) ?? [])
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

type LineOptions = {
  line: PdfPiece[]
  page: number
  dots: PdfDot[]
  /** Where some of the page is read from the right, what is read next may stand on the left. */
  mayGoBack: boolean
}

function toLine({ line, page, dots, mayGoBack }: LineOptions): PdfLine | undefined {
  const shown = line.filter((piece) => piece.text.trim() !== '')
  const [first] = shown
  if (!first) return undefined
  let text = ''
  let last: PdfPiece | undefined
  let between: PdfPiece | undefined
  const gaps: Omit<LineGap, 'right'>[] = []
  for (const piece of joinRightToLeft(line)) {
    const gap = last ? gapBetween({ last, piece, mayGoBack }) : 0
    if (piece.text.trim() !== '' && gap > piece.size * WIDE) {
      gaps.push({ rightX: piece.x, left: text.trimEnd() })
      text = `${text.trimEnd()}    `
    } else if (last && gap > piece.size * WIDE_BARE && isBare({ last, between, piece }))
      text = `${text.trimEnd()}    `
    else if (gap > piece.size * SPACE && !/\s$/.test(text) && text !== '') text += ' '
    text += piece.text
    between = piece
    if (piece.text.trim() !== '') last = piece
  }
  const whole = text.trim()
  const size = Math.max(...shown.map((piece) => piece.size))
  return {
    page,
    text: whole,
    x: first.x,
    y: first.y,
    size: Math.round(size * 10) / 10,
    right: last ? last.x + last.width : first.x,
    isBold: first.isBold === true,
    isAllBold: shown.every(({ isBold }) => isBold),
    dot: dotBefore({ dots, first })?.x,
    gaps: gaps.map((gap) => ({ ...gap, right: whole.slice(gap.left.length).trim() })),
  }
}

type Neighbours = { last: PdfPiece; between: PdfPiece | undefined; piece: PdfPiece }

/** No space is written between two pieces, but what stands for the whole gap where the file leaves one. */
function isBare({ last, between, piece }: Neighbours): boolean {
  if (/\s$/.test(last.text) || !/^\S/.test(piece.text)) return false
  return between === undefined || between === last || between.width > piece.size * WIDE_BARE
}

type GapOptions = { last: PdfPiece; piece: PdfPiece; mayGoBack: boolean }

function gapBetween({ last, piece, mayGoBack }: GapOptions): number {
  const back = last.x - piece.x - piece.width
  return mayGoBack && piece.x < last.x && back > -SPACE * piece.size ? back : piece.x - last.x - last.width
}
