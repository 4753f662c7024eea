import { joinWrapped } from '~/features/interchange/lines/join-wrapped'
import { linesOfMarkdown } from '~/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import { readMarkdown } from '~/features/interchange/lines/plain-markdown'
import type { SourceLine } from '~/features/interchange/lines/types'
import { parseInline } from '../../document/rich-text/parse-inline'
import type { Line } from '../../document/rich-text/lines'
import type { Inline } from '../../document/rich-text/types'
import { areRowsWhole } from './are-rows-whole'
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
