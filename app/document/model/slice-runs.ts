import type { Run } from './types'

/** The runs between two offsets of their joined text, without the white space at the end. */
export function sliceRuns({ runs, from, to }: { runs: Run[]; from: number; to: number }): Run[] {
  const kept: Run[] = []
  let offset = 0
  for (const run of runs) {
    const start = Math.max(from - offset, 0)
    const end = Math.min(to - offset, run.text.length)
    if (start < end) {
      const text = run.text.slice(start, end)
      kept.push(
        start === 0 ? { ...run, text } : { ...run, text, icon: undefined, source: sourceFrom(run, start) },
      )
    }
    offset += run.text.length
  }
  return trimEnd(kept)
}

function sourceFrom({ source }: Run, start: number): Run['source'] {
  return source && { ...source, from: source.from + start }
}

function trimEnd(runs: Run[]): Run[] {
  const last = runs.at(-1)
  if (!last) return runs
  const text = last.text.trimEnd()
  if (text === last.text) return runs
  return text ? [...runs.slice(0, -1), { ...last, text }] : trimEnd(runs.slice(0, -1))
}
