import type { PdfPageText, PdfPiece } from '../../ats/types'
import { isPageNumber } from '../lines/page-number'
import { isTitleOnly } from '../text-resume/person-facts'
import { takeContacts } from '../text-resume/take-contacts'
import { rowsOf } from './segments-of-page'

/** How much of a page's height its margins have at most. */
const MARGIN = 0.12
/** So many rows of a margin may be its own. */
const MOST_ROWS = 2
/** Rows of two pages stand at one height that differ by less, in points. */
const LEVEL = 3

type Row = { page: number; y: number; text: string; pieces: PdfPiece[]; isTop: boolean }

/**
 * Pages without what belongs to the paper: their numbers, and what stands in the margins of several. Of that the first page
 * keeps what the rest of it doesn't say: a name, ways to reach the person.
 */
export function withoutFurniture(pages: readonly PdfPageText[]): PdfPageText[] {
  const rows = pages.flatMap(marginRows)
  const isRepeated = (row: Row) =>
    rows.some((one) => one.page !== row.page && keyOf(one) === keyOf(row) && Math.abs(one.y - row.y) < LEVEL)
  const seen = new Set<string>()
  const furniture = rows.filter((row) => {
    if (isPageNumber(row.text) || BARE_NUMBER.test(row.text)) return true
    if (!isRepeated(row)) return false
    const isFirst = !seen.has(keyOf(row))
    seen.add(keyOf(row))
    return !isFirst || !isOwn({ row, pages })
  })
  const dropped = new Set(furniture.flatMap(({ pieces }) => pieces))
  return pages.map((page) => ({ ...page, pieces: page.pieces.filter((piece) => !dropped.has(piece)) }))
}

const BARE_NUMBER = /^[-–—\s]*\d{1,3}[-–—\s]*$/

/** The outermost rows of a page that stand in its margins. */
function marginRows({ number: page, height, pieces }: PdfPageText): Row[] {
  const rows = rowsOf(pieces.filter(({ text }) => text.trim() !== ''))
  return [...rows.slice(0, MOST_ROWS), ...rows.slice(Math.max(rows.length - MOST_ROWS, MOST_ROWS))].flatMap(
    (row) => {
      const y = row[0]?.y ?? 0
      const isTop = y < height * MARGIN
      const text = row.map((piece) => piece.text.trim()).join(' ')
      return isTop || y > height * (1 - MARGIN) ? [{ page, y, text, pieces: row, isTop }] : []
    },
  )
}

/** Without the number of the page, which differs; that of a year doesn't. */
const keyOf = ({ text }: Row): string => tight(text).replace(/(?<!\d)\d{1,3}(?!\d)/g, '#')

const tight = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

function isOwn({ row, pages }: { row: Row; pages: readonly PdfPageText[] }): boolean {
  if (takeContacts(row.text).found.length > 0) return true
  const rest = pages
    .flatMap(({ number, pieces }) => (number === row.page ? pieces : []))
    .filter((piece) => !row.pieces.includes(piece))
  const said = tight(rest.map(({ text }) => text).join(''))
  const parts = row.text.split(/ {2,}|\s[|·•–—-]\s|,\s/)
  return (
    row.isTop &&
    parts.some((part) => !isTitleOnly(part.trim()) && !isPageNumber(part) && !said.includes(tight(part)))
  )
}
