import {
  haveTightSigns,
  markerOf,
  rowsWithOwnNumber,
  type Marker,
} from '~/features/interchange/lines/line-markers'
import { inlineText } from '../../document/rich-text/plain-text'
import type { Line } from '../../document/rich-text/lines'
import { LIST_SIGN } from '../../document/rich-text/list-sign'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { sliceInline } from '../../document/rich-text/slice-inline'
import type { Inline } from '../../document/rich-text/types'
import { isMarkdown, isMarkedRow } from './is-markdown'
import { linesOfHtml } from './lines-of-html'
import { childrenOfRow, linesOfPlainText } from './lines-of-plain-text'

export type Pasted = {
  html: string
  text: string
  isAtLineStart: boolean
  /** Numbers before rows are text. */
  keepsNumbers?: boolean
}

/** A sign that a single row begins an item with; a point may belong to a name there. */
const LONE_SIGN = /^(?!·\S)/u

/** Word says what was remarked in the plain text as well. */
const HAS_REMARKS = /mso-element:\s*comment|class="?msocom/i

/** What a clipboard holds, as lines of a rich text. A mere piece of text, to be written as it is, gives undefined. */
export function pastedLines({ html, text, isAtLineStart, keepsNumbers = false }: Pasted): Line[] | undefined {
  const rich = html === '' ? [] : richLines({ html, keepsNumbers })
  if (isTold({ rich, text }) || (rich.length > 0 && HAS_REMARKS.test(html))) return rich
  const plain = normalizeInput(text).trim()
  const isMarked = isMarkedRow(plain)
  if (plain.includes('\n') || (isAtLineStart && isItem({ row: plain, isMarked })))
    // Paragraphs of a page are no lines that its width broke.
    return linesOfPlainText(text, rich.length > 1 ? { keepsNumbers, isWhole: true } : { keepsNumbers })
  return isMarked ? [{ levels: [], opens: false, children: childrenOfRow(plain) }] : undefined
}

/** Whether a single row is certainly an item of a list. */
function isItem({ row, isMarked }: { row: string; isMarked: boolean }): boolean {
  return signOf(row) !== '' || (isMarked && /^[-*+] +\S/.test(row))
}

/** The sign by which a single row is certainly an item of a list; empty where there is none. */
export function signOf(row: string): string {
  return LONE_SIGN.test(row) ? (LIST_SIGN.exec(row)?.[0] ?? '') : ''
}

type Both = { rich: Line[]; text: string }

type Rich = { html: string; keepsNumbers: boolean }

/** None where a program for code only coloured the signs of Markdown. */
function richLines({ html, keepsNumbers }: Rich): Line[] {
  const lines = linesOfHtml(normalizeInput(html))
  const hasOwn = lines.some(({ levels, children }) => levels.length > 0 || children.some(isOwnMark))
  return !hasOwn && isMarkdown(textOf(lines)) ? [] : splitAtSigns({ lines, keepsNumbers })
}

/** A link, or what is marked without a sign of Markdown that says so. */
function isOwnMark(inline: Inline): boolean {
  if (inline.type === 'text' || inline.type === 'break') return false
  return inline.type === 'link' || !/^\s*[#*_`[]|\*$/.test(inlineText([inline]))
}

const textOf = (lines: readonly Line[]) => lines.map(({ children }) => inlineText(children)).join('\n')

/** Whether HTML says more than its text does: how it looks, or what of it is seen. */
function isTold({ rich, text }: Both): boolean {
  return rich.some(hasShape) || (rich.length > 0 && (text.trim() === '' || isTwice({ rich, text })))
}

/** Whether the text has each of its lines twice, once for the eye and once for the ear. */
export function isTwice({ rich, text }: Both): boolean {
  const letters = (all: string) => all.replace(/\s/g, '').length
  return letters(text) >= 1.5 * letters(textOf(rich))
}

/** A program's mere colours and fonts say nothing; lists, marks and links do. */
function hasShape({ levels, children }: Line): boolean {
  return levels.length > 0 || children.some(({ type }) => type !== 'text' && type !== 'break')
}

/**
 * Rows that begin with a sign are items, as a page writes them that has no lists or one in the other; a dash or a number
 * may begin a sentence, and is a sign where several rows have one.
 */
function splitAtSigns({ lines, keepsNumbers }: { lines: readonly Line[]; keepsNumbers: boolean }): Line[] {
  const rows = textOf(lines).split('\n')
  const own = rowsWithOwnNumber(rows, { keepsAll: keepsNumbers })
  const isTight = haveTightSigns(rows)
  const markers = rows.map((row, index) => (own.has(index) ? undefined : markerOf(row, { isTight })))
  const isSeveral = markers.filter((marker) => marker !== undefined).length > 1
  const certain = markers.map((marker, index) => {
    const row = rows[index] ?? ''
    return isSeveral || (LIST_SIGN.test(row) && (rows.length > 1 || LONE_SIGN.test(row))) ? marker : undefined
  })
  let at = 0
  return lines.flatMap((line) => {
    const begin = at
    at += inlineText(line.children).split('\n').length
    return splitLine({ line, markers: certain.slice(begin, at) })
  })
}

type Split = { line: Line; markers: readonly (Marker | undefined)[] }

function splitLine({ line, markers }: Split): Line[] {
  const rows = inlineText(line.children).split('\n')
  if (!markers.some(Boolean)) return [line]
  let at = 0
  return rows.flatMap((row, index) => {
    const { sign = '', start } = markers[index] ?? {}
    const children = sliceInline({ children: line.children, from: at + sign.length, to: at + row.length })
    at += row.length + 1
    if (row.trim() === '') return []
    if (sign === '') return [{ ...line, opens: line.opens && index === 0, children }]
    const own = { ordered: start !== undefined, start: start ?? 1 }
    // An item that counts itself is numbered, whatever list its page made of it.
    const outer = line.levels.slice(0, -1)
    const isKept = line.levels.length > 0 && !own.ordered
    return [{ levels: isKept ? line.levels : [...outer, own], opens: true, children }]
  })
}
