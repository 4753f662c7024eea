import { markerOf } from '~/features/interchange/lines/lines-of-text'
import { writtenLetters } from '~/features/interchange/lines/written-letters'
import { inlineText } from '../../document/rich-text/plain-text'
import type { Line } from '../../document/rich-text/lines'
import { LIST_SIGN } from '../../document/rich-text/list-sign'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { sliceInline } from '../../document/rich-text/slice-inline'
import type { Inline } from '../../document/rich-text/types'
import { isMarkdown } from './is-markdown'
import { linesOfHtml } from './lines-of-html'
import { linesOfPlainText } from './lines-of-plain-text'

export type Pasted = { html: string; text: string; isAtLineStart: boolean }

/** What a clipboard holds, as lines of a rich text. A mere piece of text, to be written as it is, gives undefined. */
export function pastedLines({ html, text, isAtLineStart }: Pasted): Line[] | undefined {
  const rich = html === '' ? [] : richLines(html)
  if (isTold({ rich, text })) return rich
  const plain = normalizeInput(text).trim()
  if (plain.includes('\n') || (isAtLineStart && LIST_SIGN.test(plain))) return linesOfPlainText(text)
  const [line] = linesOfPlainText(plain)
  return line && !line.opens && (isMarkdown(plain) || hasShape(line)) ? [line] : undefined
}

/** The clipboard of a browser's event. */
export function readClipboard(data: DataTransfer): { html: string; text: string } {
  return { html: data.getData('text/html'), text: writtenLetters(normalizeInput(data.getData('text/plain'))) }
}

type Both = { rich: Line[]; text: string }

/** None where a program for code only coloured the signs of Markdown. */
function richLines(html: string): Line[] {
  const lines = linesOfHtml(normalizeInput(html))
  const hasOwn = lines.some(({ levels, children }) => levels.length > 0 || children.some(isLink))
  return !hasOwn && isMarkdown(textOf(lines)) ? [] : splitAtSigns(lines)
}

const isLink = ({ type }: Inline) => type === 'link'
const textOf = (lines: readonly Line[]) => lines.map(({ children }) => inlineText(children)).join('\n')

/** Whether HTML says more than its text does: how it looks, or what of it is seen. */
function isTold({ rich, text }: Both): boolean {
  return rich.some(hasShape) || (rich.length > 0 && (text.trim() === '' || isTwice({ rich, text })))
}

/** Whether the text has each of its lines twice, once for the eye and once for the ear. */
function isTwice({ rich, text }: Both): boolean {
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
function splitAtSigns(lines: readonly Line[]): Line[] {
  const isItem = (row: string) => markerOf(row) !== undefined
  const isSeveral = textOf(lines).split('\n').filter(isItem).length > 1
  return lines.flatMap((line) => splitLine({ line, isSeveral }))
}

function splitLine({ line, isSeveral }: { line: Line; isSeveral: boolean }): Line[] {
  const rows = inlineText(line.children).split('\n')
  const signOf = (row: string): { sign?: string | undefined; start?: number } | undefined =>
    isSeveral ? markerOf(row) : { sign: LIST_SIGN.exec(row)?.[0] }
  if (!rows.some((row) => signOf(row)?.sign) || (line.opens && rows.length === 1)) return [line]
  let at = 0
  return rows.flatMap((row, index) => {
    const { sign = '', start } = signOf(row) ?? {}
    const children = sliceInline({ children: line.children, from: at + sign.length, to: at + row.length })
    at += row.length + 1
    if (row.trim() === '') return []
    if (sign === '') return [{ ...line, opens: line.opens && index === 0, children }]
    const own = [{ ordered: start !== undefined, start: start ?? 1 }]
    return [{ levels: line.levels.length > 0 ? line.levels : own, opens: true, children }]
  })
}
