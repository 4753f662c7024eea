import type { FactMark } from './fact-mark'
import type { DiffPart } from '../../../features/versions/diff-list'
import { cutSpans, holds, type Span } from './cut-spans'

/** `from`: where it begins in the new text. */
export type MarkedPart<Flag extends Span = FactMark> = DiffPart & { from: number; flag?: Flag }
type Options<Flag extends Span> = { parts: readonly DiffPart[]; flags: readonly Flag[] }

/** Parts of a diff cut at the flags' ends, each piece of the new text with the flag that it lies in. */
export function markFlags<Flag extends Span>({ parts, flags }: Options<Flag>): MarkedPart<Flag>[] {
  let offset = 0
  return parts.flatMap((part): MarkedPart<Flag>[] => {
    if (part.kind === 'removed') return [{ ...part, from: offset }]
    const start = offset
    offset += part.text.length
    return cutSpans({ from: start, to: offset, spans: flags }).map(({ from, to }): MarkedPart<Flag> => {
      const text = part.text.slice(from - start, to - start)
      const flag = flags.find(holds(from))
      return { kind: part.kind, text, from, ...(flag ? { flag } : {}) }
    })
  })
}
