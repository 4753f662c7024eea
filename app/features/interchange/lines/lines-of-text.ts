import { indentOf, markerOf, rowsWithOwnNumber } from './line-markers'
import { tidyLine } from './tidy-line'
import type { SourceLine } from './types'

/** What word processors write before an item within an item, and without moving it in. */
const INNER = /^(?:◦|o\t)/

/**
 * The lines of a plain text; what begins with a sign or a number is an item of a list. With `keepsNumbers` numbers are
 * text.
 */
export function linesOfText(source: string, { keepsNumbers = false } = {}): SourceLine[] {
  const rows = source.split(/\r\n?|\n|\f|\u2028|\u2029/)
  const own = rowsWithOwnNumber(rows, { keepsAll: keepsNumbers })
  return rows.map((raw, index) => {
    const line = lineOfText(raw, { isText: own.has(index) })
    return /\u00ad\s*$/.test(raw) ? { ...line, isParted: true } : line
  })
}

/** With `isText` what it begins with is no sign of a list. */
export function lineOfText(raw: string, { isText = false } = {}): SourceLine {
  const tidy = raw === '' ? '' : tidyLine(raw)
  const text = tidy.trim()
  if (text === '') return { text: '', kind: 'blank', level: 0 }
  const indent = indentOf(tidy)
  const moved = indent > 0 ? { indent } : {}
  const marker = isText ? undefined : markerOf(text)
  if (!marker) return { text, kind: 'text', level: 0, ...moved }
  const { sign, ...number } = marker
  const level = Math.max(levelOf(indent), INNER.test(text) ? 1 : 0)
  return { text: text.slice(sign.length).trim(), kind: 'bullet', level, ...moved, ...number }
}

const levelOf = (indent: number): number => Math.min(Math.floor(indent / 2), 7)
