import { LIST_SIGN } from '../../../document/rich-text/list-sign'
import { tidyLine } from './tidy-line'
import type { SourceLine } from './types'

const DASH = /^(?:[-*+–—]\s+|[-–—](?=[\p{Script=Han}]))(?=\S)/u
const NUMBER = /^(?:\(?\d{1,2}[)）]\s*|\d{1,2}[.、](?!\d)\s*|[（(]\d{1,2}[)）]\s*|[\u2460-\u2473]\s*)(?=\S)/u
/** What word processors write before an item within an item, and without moving it in. */
const INNER = /^(?:◦|o\t)/

/** The lines of a plain text; what begins with a sign or a number is an item of a list. */
export function linesOfText(source: string): SourceLine[] {
  return source.split(/\r\n?|\n|\f|\u2028|\u2029/).map((raw) => {
    const line = lineOfText(raw)
    return /\u00ad\s*$/.test(raw) ? { ...line, isParted: true } : line
  })
}

/** What makes a line an item, with the space behind it; of a numbered one its number too. */
export function markerOf(text: string): { sign: string; start?: number } | undefined {
  const sign = LIST_SIGN.exec(text)?.[0] ?? DASH.exec(text)?.[0]
  if (sign !== undefined) return { sign }
  const number = NUMBER.exec(text)?.[0]
  return number === undefined ? undefined : { sign: number, start: Number(/\d+/.exec(number)?.[0] ?? 1) }
}

export function lineOfText(raw: string): SourceLine {
  const tidy = tidyLine(raw)
  const text = tidy.trim()
  if (text === '') return { text: '', kind: 'blank', level: 0 }
  const indent = tidy.slice(0, tidy.length - tidy.trimStart().length).replaceAll('\t', '  ').length
  const marker = markerOf(text)
  if (!marker) return { text, kind: 'text', level: 0 }
  const { sign, ...number } = marker
  const level = Math.max(levelOf(indent), INNER.test(text) ? 1 : 0)
  return { text: text.slice(sign.length).trim(), kind: 'bullet', level, ...number }
}

const levelOf = (indent: number): number => Math.min(Math.floor(indent / 2), 7)
