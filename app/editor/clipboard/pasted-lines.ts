import { inlineText } from '../../document/rich-text/plain-text'
import type { Line } from '../../document/rich-text/lines'
import { LIST_SIGN } from '../../document/rich-text/list-sign'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { sliceInline } from '../../document/rich-text/slice-inline'
import { linesOfHtml } from './lines-of-html'
import { linesOfPlainText } from './lines-of-plain-text'

export type Pasted = { html: string; text: string; isAtLineStart: boolean }

/** What a clipboard holds, as lines of a rich text. A mere piece of text, to be written as it is, gives undefined. */
export function pastedLines({ html, text, isAtLineStart }: Pasted): Line[] | undefined {
  const rich = html === '' ? [] : linesOfHtml(normalizeInput(html)).flatMap(splitAtSigns)
  if (rich.some(hasShape) || (text.trim() === '' && rich.length > 0)) return rich
  const plain = normalizeInput(text).trim()
  if (plain.includes('\n') || (isAtLineStart && LIST_SIGN.test(plain))) return linesOfPlainText(text)
  const [line] = linesOfPlainText(plain)
  return line && !line.opens && hasShape(line) ? [line] : undefined
}

/** The clipboard of a browser's event. */
export function readClipboard(data: DataTransfer): { html: string; text: string } {
  return { html: data.getData('text/html'), text: data.getData('text/plain') }
}

/** A program's mere colours and fonts say nothing; lists, marks and links do. */
function hasShape({ levels, children }: Line): boolean {
  return levels.length > 0 || children.some(({ type }) => type !== 'text' && type !== 'break')
}

/** Rows of a paragraph that begin with a sign are items, as a page writes them that has no lists. */
function splitAtSigns(line: Line): Line[] {
  if (line.levels.length > 0) return [line]
  const rows = inlineText(line.children).split('\n')
  if (!rows.some((row) => LIST_SIGN.test(row))) return [line]
  let start = 0
  return rows.flatMap((row) => {
    const sign = LIST_SIGN.exec(row)?.[0].length
    const children = sliceInline({
      children: line.children,
      from: start + (sign ?? 0),
      to: start + row.length,
    })
    start += row.length + 1
    if (row.trim() === '') return []
    return [{ levels: sign ? [{ ordered: false, start: 1 }] : [], opens: Boolean(sign), children }]
  })
}
