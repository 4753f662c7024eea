import { withoutUnseen } from '~/features/interchange/lines/tidy-line'
import { readMarkdown } from '~/features/interchange/lines/plain-markdown'
import { linesText } from '../../document/rich-text/lines'
import { isMarkedRow } from './is-markdown'
import { isTwice, pastedLines, signOf } from './pasted-lines'

/**
 * What a clipboard holds, for a text of one line: several lines without the signs of their items, numbers stay. A line
 * that is to be written as it is gives undefined.
 */
export function pastedLine({ html, text }: { html: string; text: string }): string | undefined {
  const row = text.trim()
  const isRow = row !== '' && !row.includes('\n')
  if (isRow && isMarkedRow(row)) return readMarkdown(row).text
  const lines = pastedLines({ html, text, isAtLineStart: false, keepsNumbers: true })
  if (lines && (!isRow || isTwice({ rich: lines, text }))) return linesText(lines)
  const seen = withoutUnseen(isRow && signOf(row) ? row.slice(signOf(row).length) : text).replace(
    /^[\r\n]+|[\r\n]+$/g,
    '',
  )
  return seen === text ? undefined : seen.replace(/[\r\n]+/g, '')
}

/** What a link of a mail or a telephone leads to, where an address isn't asked for as such. */
export function reachedBy({ field, text }: { field: string; text: string }): string | undefined {
  return field === 'url' ? undefined : /^(?:mailto|tel):(\S+)$/i.exec(text.trim())?.[1]
}
