import type { Span } from '../types'

export type Coverage = { add: (span: Span) => void; meets: (span: Span) => boolean }

/** Which characters of a text have been read. Asking costs the span's length, however much was read before. */
export function createCoverage({ length, spans }: { length: number; spans: readonly Span[] }): Coverage {
  const read = new Uint8Array(length)
  const add = ({ from, to }: Span) => void read.fill(1, from, to)
  spans.forEach(add)
  return { add, meets: ({ from, to }) => read.subarray(from, to).includes(1) }
}
