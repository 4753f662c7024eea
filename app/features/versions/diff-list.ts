export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Comparing so many pairs takes a few milliseconds; beyond, all is shown as replaced. */
const MOST_PAIRS = 2_000_000

/** What became of a list of words or lines, by the longest run that both have in the same order; removed before added. */
export function diffList(from: readonly string[], to: readonly string[]): DiffPart[] {
  const start = sharedStart(from, to)
  const end = sharedStart(from.slice(start).toReversed(), to.slice(start).toReversed())
  const middle = compare(from.slice(start, from.length - end), to.slice(start, to.length - end))
  const same = (texts: readonly string[]) => texts.map((text): DiffPart => ({ kind: 'same', text }))
  return [...same(from.slice(0, start)), ...middle, ...same(from.slice(from.length - end))]
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, index) => text !== b[index])
  return at < 0 ? a.length : at
}

function compare(from: readonly string[], to: readonly string[]): DiffPart[] {
  const width = to.length + 1
  const lengths = new Uint32Array(from.length * to.length > MOST_PAIRS ? 0 : (from.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  if (lengths.length > 0)
    for (let i = from.length - 1; i >= 0; i--)
      for (let j = to.length - 1; j >= 0; j--)
        lengths[i * width + j] =
          from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const [old, next] = [from[i], to[j]]
    if (old !== undefined && old === next && lengths.length > 0) {
      parts.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old })
      i += 1
    } else if (next !== undefined) {
      parts.push({ kind: 'added', text: next })
      j += 1
    }
  }
  return parts
}
