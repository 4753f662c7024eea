import { writtenLetters } from '../lines/written-letters'
import { WIDE_BARE } from '../../ats/gaps'
import { dotBefore } from '../../ats/dot-before'
import type { PdfDot, PdfLine, PdfPageText, PdfPiece } from '../../ats/types'

/** A text with no wide gap in it, as a line of its own. */
export type Segment = PdfLine

/** Wider than a space between words, in the font's size. */
const WIDE = 1.35
/** Between two sizes of letters a smaller gap parts two things. */
const SMALLER = 0.45
/** A gap that is a space nobody typed. */
export const SPACE = 0.17
/** Signs of fonts of pictures; those of Symbol and Wingdings that begin items of lists are none. */
const ICON = /^(?:(?![\uf0b7\uf0a7\uf0d8\uf076\uf0fc])[\ue000-\uf8ff\p{Cc}\s])+$/u

/** What begins an item: a tab stands behind it. */
const SIGN = /^(?:\d+[.)]|[^\p{L}\d])$/u

type Page = Pick<PdfPageText, 'number' | 'pieces'> & Partial<Pick<PdfPageText, 'dots'>>

/** The texts of a page by where they stand, whatever the file's order: from above down, each row from the left. */
export function segmentsOfPage({ number, pieces, dots = [] }: Page): Segment[] {
  return rowsOf(pieces.filter(({ text }) => text !== '')).flatMap((row) =>
    partsOfRow(row).flatMap((part) => segmentOf({ part, number, dots }) ?? []),
  )
}

/** Puts what stands on one base line together. */
export function rowsOf<Placed extends { x: number; y: number; size: number }>(
  placed: readonly Placed[],
): Placed[][] {
  const rows: Placed[][] = []
  for (const one of placed.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const [first] = rows.at(-1) ?? []
    if (first && one.y - first.y < 0.4 * Math.min(one.size, first.size)) rows.at(-1)?.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}

function partsOfRow(row: PdfPiece[]): PdfPiece[][] {
  const parts: PdfPiece[][] = []
  let last: PdfPiece | undefined
  for (const piece of row) {
    if (ICON.test(piece.text)) {
      if (piece.text.trim() !== '') last = undefined
      continue
    }
    if (last && !isApart({ last, piece })) parts.at(-1)?.push(piece)
    else parts.push([piece])
    last = piece
  }
  return parts
}

function isApart({ last, piece }: { last: PdfPiece; piece: PdfPiece }): boolean {
  const gap = piece.x - (last.x + last.width)
  const size = Math.max(last.size, piece.size)
  const isSpaced = /\s$/.test(last.text) || /^\s/.test(piece.text) || SIGN.test(last.text.trim())
  return (
    gap > size * (isSpaced ? WIDE : WIDE_BARE) ||
    (gap > size * SMALLER && Math.abs(last.size - piece.size) > size * 0.14)
  )
}

type Part = { part: PdfPiece[]; number: number; dots: PdfDot[] }

function segmentOf({ part, number, dots }: Part): Segment | undefined {
  const [first] = part
  if (!first) return undefined
  let text = ''
  let end = first.x
  for (const piece of part) {
    if (piece.x - end > piece.size * SPACE && !/\s$/.test(text)) text += ' '
    text += piece.text
    end = piece.x + piece.width
  }
  if (text.trim() === '') return undefined
  const size = Math.round(Math.max(...part.map((piece) => piece.size)) * 10) / 10
  return {
    ...{
      page: number,
      text: writtenLetters(text.trim()),
      x: first.x,
      y: first.y,
      size,
      right: end,
      gaps: [],
    },
    isBold: first.isBold === true,
    isAllBold: part.every(({ text: words, isBold }) => isBold || words.trim() === ''),
    dot: dotBefore({ dots, first })?.x,
  }
}
