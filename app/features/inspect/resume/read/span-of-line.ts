import type { ReadLine } from './types'

type Options = { line: Pick<ReadLine, 'text' | 'sourceAt'>; from?: number; to?: number }

/** A part of a line's text (or all of it) as offsets into the field's value. */
export function spanOfLine({ line, from = 0, to = line.text.length }: Options): { from: number; to: number } {
  const start = line.sourceAt(from)
  return { from: start, to: to > from ? line.sourceAt(to - 1) + 1 : start }
}
