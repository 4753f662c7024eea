import type { FactMark } from './fact-mark'
import type { DiffPart } from '../../../features/versions/diff-list'

type Span = { from: number; to: number }
/** `from`: where it begins in the new text. */
export type MarkedPart<Flag extends Span = FactMark> = DiffPart & { from: number; flag?: Flag }
type Options<Flag extends Span> = { parts: readonly DiffPart[]; flags: readonly Flag[] }

/** Parts of a diff cut at the flags' ends, each piece of the new text with the flag that it lies in. */
export function markFlags<Flag extends Span>({ parts, flags }: Options<Flag>): MarkedPart<Flag>[] {
  let offset = 0
  return parts.flatMap((part): MarkedPart<Flag>[] => {
    if (part.kind === 'removed') return [{ ...part, from: offset }]
    const start = offset
    const end = (offset += part.text.length)
    const inside = flags.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > start && cut < end)
    const cuts = [...new Set([start, ...inside, end])].sort((a, b) => a - b)
    return cuts.slice(0, -1).map((from, index): MarkedPart<Flag> => {
      const text = part.text.slice(from - start, (cuts[index + 1] ?? end) - start)
      const flag = flags.find((one) => one.from <= from && from < one.to)
      return { kind: part.kind, text, from, ...(flag ? { flag } : {}) }
    })
  })
}
