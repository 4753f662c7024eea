import { LIST_SIGN } from '../../document/rich-text/list-sign'
import type { SelectedText } from './selected-text'

type Options = { selected: SelectedText; pasted: string }

/**
 * What pasting a list from a document makes of a text: items with the text's own marker in place of that program's sign.
 * Undefined without one, where a paste is the browser's own.
 */
export function pasteList({ selected: { text, start, end }, pasted }: Options): SelectedText | undefined {
  const lines = pasted.replace(/\r\n?/g, '\n').split('\n')
  if (!lines.some((line) => signOf(line))) return undefined
  const insert = lines.map((line) => (signOf(line) ? `${indentOf(line)}- ${itemOf(line)}` : line)).join('\n')
  // Behind a marker of its own the first item needs none.
  const hasMarker = /(^|\n)\s*- $/.test(text.slice(0, start))
  const own = hasMarker ? insert.replace(/^\s*- /, '') : insert
  const caret = start + own.length
  return { text: text.slice(0, start) + own + text.slice(end), start: caret, end: caret }
}

const signOf = (line: string) => LIST_SIGN.exec(line.trim())?.[0]
const itemOf = (line: string) => line.trim().replace(LIST_SIGN, '')
const indentOf = (line: string) => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '  ')
