import { haveTightSigns, indentOf, markerOf, rowsWithOwnNumber } from './line-markers'
import { tidyLine } from './tidy-line'
import type { SourceLine } from './types'

/** What word processors write before an item within an item, and without moving it in. */
const INNER = /^(?:◦|o\t)/

/**
 * The lines of a plain text; what begins with a sign or a number is an item of a list. With `keepsNumbers` numbers are
 * text.
 */
export function linesOfText(source: string, { keepsNumbers = false } = {}): SourceLine[] {
  const rows = withTheirSigns(unquoted(source.split(ROW_ENDS)))
  const own = rowsWithOwnNumber(rows, { keepsAll: keepsNumbers })
  const isTight = haveTightSigns(rows)
  return rows.map((raw, index) => {
    const line = lineOfText(raw, { isText: own.has(index), isTight })
    return /\u00ad\s*$/.test(raw) ? { ...line, isParted: true } : line
  })
}

/** Fewer rows than these may each say of a number that it is more. */
const LEAST_QUOTED = 4

/** The rows of a mail that was answered or sent on. */
function unquoted(rows: string[]): string[] {
  const said = rows.filter((row) => row.trim() !== '')
  const isQuoted = said.length >= LEAST_QUOTED && said.every((row) => /^\s*>(?:\s|>|$)/.test(row))
  return isQuoted ? rows.map((row) => row.replace(/^\s*> ?/, '')) : rows
}

/** A sign that has a row for itself belongs to the next one. */
function withTheirSigns(rows: readonly string[]): string[] {
  const joined: string[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const isBelow = above !== undefined && LONE_SIGN.test(above) && row.trim() !== '' && !markerOf(row.trim())
    if (isBelow) joined.splice(-1, 1, `${above.trimEnd()} ${row.trim()}`)
    else joined.push(row)
  }
  return joined
}

/** Word’s break within a paragraph is the vertical tab. */
export const ROW_ENDS = /\r\n?|[\n\v\f\u2028\u2029]/g
const LONE_SIGN = /^\s*[•●▪■◆◦‣➢·\uf0b7\uf0a7\uf0d8\uf06c\uf06e\uf075]\s*$/

/** With `isText` what it begins with is no sign of a list; with `isTight` a dash at a word is one. */
export function lineOfText(raw: string, { isText = false, isTight = false } = {}): SourceLine {
  const tidy = raw === '' ? '' : tidyLine(raw)
  const text = tidy.trim()
  if (text === '') return { text: '', kind: 'blank', level: 0 }
  const indent = indentOf(tidy)
  const moved = indent > 0 ? { indent } : {}
  const marker = isText ? undefined : markerOf(text, { isTight })
  if (!marker) return { text, kind: 'text', level: 0, ...moved }
  const { sign, ...number } = marker
  const level = Math.max(levelOf(indent), INNER.test(text) ? 1 : 0)
  return { text: text.slice(sign.length).trim(), kind: 'bullet', level, ...moved, ...number }
}

const levelOf = (indent: number): number => Math.min(Math.floor(indent / 2), 7)
