import { joinWrapped } from '~/features/interchange/lines/join-wrapped'
import { lineOfText } from '~/features/interchange/lines/lines-of-text'
import { parseInline } from '../../document/rich-text/parse-inline'
import type { Line } from '../../document/rich-text/lines'
import type { Inline } from '../../document/rich-text/types'

const MARKDOWN = /\*\*[^\s*][^*\n]*\*\*|\[[^\]\n]+\]\((?:https?:|mailto:|tel:)/
const NUMBER = /^[(（]?\d|^[\u2460-\u2473]/

/**
 * The lines of a plain text: what begins with a sign or a number is an item, and what a page broke into lines is whole
 * again. A text that is written in Markdown is read as such.
 */
export function linesOfPlainText(text: string): Line[] {
  const inlines = (line: string): Inline[] =>
    MARKDOWN.test(text) ? parseInline(line) : [{ type: 'text', value: line }]
  const rows = text.split(/\r\n?|\n|\f|\u2028|\u2029/).map((raw) => ({
    ...lineOfText(raw),
    ordered: NUMBER.test(raw.trim()),
    start: Number(/\d+/.exec(raw)?.[0] ?? 1),
  }))
  const depthOf = nesting()
  return joinWrapped(rows)
    .filter(({ kind }) => kind !== 'blank')
    .map(({ text, kind, level, ordered, start }) => ({
      levels: Array.from({ length: kind === 'bullet' ? depthOf(level) : 0 }, () => ({
        ordered,
        start: ordered ? start : 1,
      })),
      opens: kind === 'bullet',
      children: inlines(text),
    }))
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
