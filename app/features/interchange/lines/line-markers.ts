import { LIST_SIGN } from '../../../document/rich-text/list-sign'
import { tidyLine } from './tidy-line'

/** What makes a line an item, with the space behind it; of a numbered one its number too. */
export type Marker = { sign: string; start?: number }

const DASH =
  /^(?:[-*–—]\s+|o {2,}(?=\p{Lu})|>\s+(?=\p{L})|\+\s+(?!\d)|[-–—](?=[\p{Script=Han}])|・\s*)(?=\S)/u
/** In brackets before a digit it is an area code. */
const NUMBER =
  /^(?:\d{1,2}[)）]\s*|\d{1,2}[.、](?!\d)\s*|[（(]\d{1,2}[)）]\s*(?!\s*\d)|[\u2460-\u2473]\s*)(?=\S)/u
const DASHED_NUMBER = /^[-–—*]\s+\d/
/** A number with its unit and nothing else: what stands before it is a minus. */
const NEGATIVE = /^[-–—]\s+\d+(?:[.,]\d+)?\s*(?:°\s?[CFK]?|[℃℉%‰％]|dBm?)$/u
/** What a row may begin with for its number to be looked at. */
const NUMERAL = /^\W{0,40}[\d\uff10-\uff19\u2460-\u2473]/

/**
 * A dash that words follow at once is a sign where several rows have one; before a single word or a date it may be the end of a
 * period, an option or a name.
 */
const TIGHT = /^[-–—](?=\p{L}\S*\s+\S)(?!\p{L}{1,12}\.?\s+\d{2,4}$)/u

/** Whether the rows of a text are items whose dash stands at the word, as “-Led a team” over “-Cut costs”. */
export function haveTightSigns(rows: readonly string[]): boolean {
  return rows.filter((row) => TIGHT.test(row.trim())).length > 1
}

/** The sign or number that a row begins an item with; `isTight` where its rows {@link haveTightSigns}. */
export function markerOf(text: string, { isTight = false } = {}): Marker | undefined {
  if (NEGATIVE.test(text)) return undefined
  const sign =
    LIST_SIGN.exec(text)?.[0] ?? DASH.exec(text)?.[0] ?? (isTight ? TIGHT.exec(text)?.[0] : undefined)
  if (sign !== undefined) return { sign }
  const number = NUMBER.exec(text)?.[0]
  if (number === undefined) return undefined
  const digits = /\d+/.exec(number)?.[0]
  return { sign: number, start: digits === undefined ? number.charCodeAt(0) - 0x245f : Number(digits) }
}

/** How far a tidy line is moved in, in characters; a tab counts two. */
export function indentOf(tidy: string): number {
  return tidy.slice(0, tidy.length - tidy.trimStart().length).replaceAll('\t', '  ').length
}

/** Numbers that follow each other at one distance from the edge. */
type Sequence = {
  indent: number
  rows: number[]
  last: number
  /** It begins at 1, or goes on with the numbers around it. */
  isBegun: boolean
  isBroken: boolean
  /** Something else stands behind the last number. */
  isParted: boolean
}
type Row = { index: number; indent: number; start: number | undefined }

/**
 * Which rows begin with a number that is text, as a date or the name of a club: it isn't the one before plus 1, nor the
 * first of a list. With `keepsAll` every number is text, also one behind a dash.
 */
export function rowsWithOwnNumber(rows: readonly string[], { keepsAll = false } = {}): ReadonlySet<number> {
  const own = new Set<number>()
  if (!rows.some((row) => NUMERAL.test(row))) return own
  const read = rows.map((row) => {
    const tidy = tidyLine(row)
    return { tidy, text: tidy.trim() }
  })
  const numbered = read.flatMap(({ tidy, text }, index): Row[] =>
    text === '' ? [] : [{ index, indent: indentOf(tidy), start: markerOf(text)?.start }],
  )
  for (const { index, start } of numbered) if (start !== undefined) own.add(index)
  if (keepsAll) {
    for (const [index, { text }] of read.entries()) if (DASHED_NUMBER.test(text)) own.add(index)
    return own
  }
  for (const { rows: listed, isBegun, isBroken } of sequencesOf(numbered))
    if (!isBroken && (isBegun || listed.length > 1)) for (const index of listed) own.delete(index)
  return own
}

function sequencesOf(rows: readonly Row[]): Sequence[] {
  const all: Sequence[] = []
  let open: Sequence[] = []
  for (const { index, indent, start } of rows) {
    open = open.filter((one) => one.indent <= indent)
    const last = open.at(-1)
    const own = last?.indent === indent ? last : undefined
    if (start === undefined) {
      if (own) own.isParted = true
      continue
    }
    const isNext = start === (last?.last ?? 0) + 1
    if (own && (isNext || !own.isParted)) {
      own.rows.push(index)
      Object.assign(own, { last: start, isBroken: own.isBroken || !isNext, isParted: false })
      continue
    }
    if (own) open.pop()
    const begun = { indent, rows: [index], last: start, isBroken: false, isParted: false }
    const sequence = { ...begun, isBegun: start === 1 || isNext }
    open.push(sequence)
    all.push(sequence)
  }
  return all
}
