import type { MarkedPart } from './mark-flags'

export type FoldedPart = MarkedPart | { kind: 'folded'; lines: number }

/** Fewer lines are shown: to unfold them would take as much room. */
const LEAST = 2

/** The parts of a diff with whole lines that did not change folded away; the lines a change stands in stay. */
export function foldSame(parts: readonly MarkedPart[]): FoldedPart[] {
  return parts.flatMap((part, index): FoldedPart[] => {
    if (part.kind !== 'same' || part.flag) return [part]
    const lines = part.text.split('\n')
    const before = index === 0 ? [] : lines.slice(0, 1)
    const after = index === parts.length - 1 ? [] : lines.slice(-1)
    const folded = lines.length - before.length - after.length
    if (folded < LEAST) return [part]
    return [
      ...before.map((line) => ({ ...part, text: `${line}\n` })),
      { kind: 'folded', lines: folded },
      ...after.map((line) => ({
        ...{ ...part, text: `\n${line}` },
        from: part.from + part.text.length - line.length - 1,
      })),
    ]
  })
}
