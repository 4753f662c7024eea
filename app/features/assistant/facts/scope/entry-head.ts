import type { CheckContext } from '../check-context'
import type { Span } from '../types'

/** Lines above the one with an entry's dates that may name the post. */
const LINES_ABOVE = 3

/**
 * Where the resume heads the entry that the replaced text is from: the nearest line above it with two dates, what is
 * between, and a few lines above. The whole resume where there is none, as above a summary.
 */
export function entryHead({ before, resume }: CheckContext): Span {
  const first = before.text.trim().split('\n')[0]?.trim() ?? ''
  const at = first === '' ? -1 : resume.text.indexOf(first)
  const lines = linesBefore(resume.text, at)
  const head = lines.findLastIndex(
    (line) => resume.dates.filter(({ from, to }) => line.from <= from && to <= line.to).length > 1,
  )
  const top = lines[Math.max(0, head - LINES_ABOVE)]
  return head === -1 || top === undefined ? { from: 0, to: resume.text.length } : { from: top.from, to: at }
}

function linesBefore(text: string, end: number): Span[] {
  return Array.from(text.slice(0, Math.max(0, end)).matchAll(/[^\n]*\S[^\n]*/g), ({ index, 0: line }) => ({
    from: index,
    to: index + line.length,
  }))
}
