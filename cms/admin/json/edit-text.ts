const STEP = '  '

type Selection = { text: string; start: number; end: number }
/** Replace `from`…`to` by `insert`, then select `start`…`end`. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number }

/** Moves the selected lines one step in; with nothing selected, the rest of the line. */
export function indent({ text, start, end }: Selection): Edit {
  if (start === end)
    return { from: start, to: end, insert: STEP, start: start + STEP.length, end: start + STEP.length }
  const from = lineStart(text, start)
  const insert = text.slice(from, end).replace(/^/gm, STEP)
  return { from, to: end, insert, start: start + STEP.length, end: from + insert.length }
}

/** Moves the lines of the selection one step out. */
export function outdent({ text, start, end }: Selection): Edit {
  const from = lineStart(text, start)
  const to = Math.max(end, Math.min(from + STEP.length, text.length))
  const insert = text.slice(from, to).replace(/^ {1,2}/gm, '')
  const first = Math.min(/^ {0,2}/.exec(text.slice(from, to))?.[0].length ?? 0, start - from)
  const next = Math.max(from, end - (to - from - insert.length))
  return { from, to, insert, start: start - first, end: Math.max(start - first, next) }
}

/** A new line that begins where the one before it does, one step further after an opening bracket. */
export function breakLine({ text, start, end }: Selection): Edit {
  const line = text.slice(lineStart(text, start), start)
  const deeper = /[[{]\s*$/.test(line) ? STEP : ''
  const insert = `\n${/^ */.exec(line)?.[0] ?? ''}${deeper}`
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length }
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}
