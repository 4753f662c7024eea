import type { Run } from '../model/types'
import type { Stretch } from './kept-words'

type Part = { runs: Run[]; from: number; kept?: Stretch }

/** The runs of a text in stretches, some of which keep to one line. What begins or ends within an address isn't kept. */
export function partedRuns(runs: Run[], kept: Stretch[]): Part[] {
  const parts: Part[] = []
  let rest: Part = { runs, from: 0 }
  for (const stretch of kept) {
    const { from, to, isTag } = stretch
    const before = cut(rest.runs, from - rest.from, isTag)
    const inside = before && cut(before[1], to - from, isTag)
    if (!inside) continue
    parts.push({ ...rest, runs: before[0] }, { runs: inside[0], from, kept: stretch })
    rest = { runs: inside[1], from: to }
  }
  return [...parts, rest]
}

/** The runs before an offset and those from it on; nothing where it is in one that is whole. */
function cut(runs: Run[], offset: number, isTag = false): [Run[], Run[]] | undefined {
  let start = 0
  const i = runs.findIndex(({ text }) => (start += text.length) > offset)
  const run = runs[i]
  if (!run) return [runs, []]
  const within = offset - start + run.text.length
  if (within === 0) return [runs.slice(0, i), runs.slice(i)]
  if (run.url || run.icon || (run.className && !isTag)) return undefined
  return [
    [...runs.slice(0, i), { ...run, text: run.text.slice(0, within) }],
    [{ ...run, text: run.text.slice(within) }, ...runs.slice(i + 1)],
  ]
}
