import { joinWrapped } from '~/features/interchange/lines/join-wrapped'
import { linesOfMarkdown } from '~/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import { readMarkdown } from '~/features/interchange/lines/plain-markdown'
import type { SourceLine } from '~/features/interchange/lines/types'
import { parseInline } from '../../document/rich-text/parse-inline'
import type { Line } from '../../document/rich-text/lines'
import type { Inline } from '../../document/rich-text/types'
import { lineWidth } from '~/features/interchange/lines/line-width'
import { isMarkdown } from './is-markdown'

/**
 * The lines of a plain text: what begins with a sign or a number is an item, and what a page broke into lines is whole
 * again, unless its rows are `isWhole`. A text that is written in Markdown is read as such, and cells of a table stand
 * beside each other. With `keepsNumbers` what begins with a number is none.
 */
export function linesOfPlainText(
  text: string,
  { keepsNumbers = false, isWhole = areRowsWhole(text) } = {},
): Line[] {
  const isSigned = isMarkdown(text)
  const depthOf = nesting()
  const lines = isSigned
    ? linesOfMarkdown(text, { keepsLinks: true, keepsNumbers })
    : linesOfText(rowsOfCells(text), { keepsNumbers })
  return (isWhole ? lines : joinWrapped(lines))
    .filter(({ kind }) => kind !== 'blank')
    .map((line) => ({
      levels: Array.from({ length: line.kind === 'bullet' ? depthOf(line.level) : 0 }, () => ({
        ordered: line.start !== undefined,
        start: line.start ?? 1,
      })),
      opens: line.kind === 'bullet',
      children: isSigned ? signed(line) : [{ type: 'text', value: besideEachOther(line.text) }],
    }))
}

/** One row of Markdown: bold words and links, and what it begins with as it is. */
export function childrenOfRow(row: string): Inline[] {
  return signed(readMarkdown(row, { keepsLinks: true }))
}

const besideEachOther = (cells: string): string =>
  cells.includes('\t') ? cells.split('\t').map(trimmed).filter(Boolean).join(' ') : cells
const trimmed = (text: string): string => text.trim()

const signed = ({ text, marked }: Pick<SourceLine, 'text' | 'marked'>): Inline[] =>
  parseInline(marked ?? text.replace(/[\\*]/g, '\\$&'))

/** Programs for tables quote a cell of several rows. */
function rowsOfCells(text: string): string {
  if (!text.includes('\t')) return text
  return text.replace(/(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g, (whole, cell: string) =>
    /[\t\n"]/.test(cell) ? cell.replaceAll('""', '"').split('\n').map(trimmed).join(' ') : whole,
  )
}

/** How deep items lie by how far they are moved in, of which each program has its own measure. */
function nesting(): (indent: number) => number {
  const outer: number[] = []
  return (indent) => {
    while ((outer.at(-1) ?? -1) >= indent) outer.pop()
    outer.push(indent)
    return Math.min(outer.length, 4)
  }
}

/** Words that no statement ends with. */
const GOES_ON =
  /(?:[,，、(（–-]|\b(?:a|an|the|and|or|of|in|on|at|by|to|for|with|from|as|into|über|und|der|die|das))$/iu
/** Lines of Chinese that a page broke differ by a sign or a word. */
const RAGGED = 6
/** As nearly as long as the longest as what a page broke; what is shorter ended by itself. */
const FULL = 0.82
/** No title is as wide. */
const STATEMENT = 24

/**
 * Whether the rows of a plain text are statements of their own, as short lists are written without signs or full stops, and not
 * what the width of a page made of one text: each begins with a capital, or in Chinese they end at widths of their own.
 */
function areRowsWhole(text: string): boolean {
  const rows = text.split('\n').map((row) => row.trim())
  const widest = rows.reduce((most, row) => Math.max(most, lineWidth(row)), 0)
  // Of what a page broke more than one line is as wide as the page, or all that is said is one text.
  const isOneWide = rows.filter((row) => lineWidth(row) >= widest - RAGGED).length === 1
  const isMany = isOneWide && rows.filter((row) => lineWidth(row) >= STATEMENT).length > 2
  const pairs = rows.flatMap((row, index): [string, string][] => {
    const next = rows[index + 1]
    return next && lineWidth(row) >= widest * FULL ? [[row, next]] : []
  })
  return (
    // One capital may be that of a name in the middle of a sentence.
    (pairs.length > 1 || (pairs.length === 1 && isMany)) &&
    pairs.every(([row, next]) => isParted({ row, next, isShort: isMany || lineWidth(row) < widest - RAGGED }))
  )
}

type Pair = { row: string; next: string; isShort: boolean }

function isParted({ row, next, isShort }: Pair): boolean {
  if (GOES_ON.test(row)) return false
  if (/[.。！？；.!?;]$/.test(row) || /^\p{Lu}/u.test(next)) return true
  return isShort && /^\p{Script=Han}/u.test(next) && /\p{Script=Han}$/u.test(row)
}
