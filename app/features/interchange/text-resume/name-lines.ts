import { lineWidth } from '../lines/line-width'
import type { SourceLine } from '../lines/types'

export const MAX_HEAD_WIDTH = 100
export const MAX_NAME_WIDTH = 64

/** Words whose full stop ends no sentence: of companies, of names, or letters one by one. */
const SHORTENED =
  /\b(?:Inc|INC|Corp|CORP|Co|CO|Cos|Ltd|LTD|Bros|Dept|Dr|Jr|Sr|Univ|Est|(?:[A-Z][a-z]{0,2}\.)+(?:[A-Z]|[A-Z][a-z]{1,2}))\.$/u

/** Short, no sentence, no label with its value; with bars between its parts it may be longer. */
export function isNameLine(line: SourceLine | undefined): boolean {
  if (line?.kind !== 'text' || /[。！？；!?;：:]$|^(?:\p{L}| (?! )){1,20}[:：]/u.test(line.text)) return false
  if (line.text.endsWith('.') && !SHORTENED.test(line.text)) return false
  return widthOf(line.text) <= (/[|｜\t]| {3,}| [—–·•] /.test(line.text) ? MAX_HEAD_WIDTH : MAX_NAME_WIDTH)
}

/** What stands at the other edge of the page belongs to the line, the gap does not. */
export function widthOf(text: string): number {
  return lineWidth(text.replace(/\s+/g, ' '))
}
