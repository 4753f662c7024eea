import type { Rest } from './kept'

/** Puts the kept entries back to where they stood among the others. */
export function joinList({ entries, rest }: { entries: unknown[]; rest: Rest }): unknown[] {
  const joined: unknown[] = []
  let next = 0
  for (const [index, value] of rest) {
    while (joined.length < index && next < entries.length) joined.push(entries[next++])
    joined.push(value)
  }
  return [...joined, ...entries.slice(next)]
}
