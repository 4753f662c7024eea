import type { SelectedText } from './selected-text'

/**
 * What Enter does inside a list: the next item gets its marker (and number); in an empty item it ends the list.
 * Undefined outside a list, where Enter is just a line break.
 */
export function breakLine({ text, start, end }: SelectedText): SelectedText | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const marker = /^(\s*)(?:([-*])|(\d{1,3})\.)(\s+)/.exec(text.slice(from, start))
  if (!marker) return undefined
  const lineEnd = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start)
  if (text.slice(from + marker[0].length, lineEnd).trim() === '') {
    return { text: text.slice(0, from) + text.slice(lineEnd), start: from, end: from }
  }
  const sign = marker[2] ?? `${Number(marker[3]) + 1}.`
  const insert = `\n${marker[1] ?? ''}${sign}${marker[4] ?? ' '}`
  const caret = start + insert.length
  return { text: text.slice(0, start) + insert + text.slice(end), start: caret, end: caret }
}
