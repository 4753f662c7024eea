export type Span = { from: number; to: number }

/** A stretch of a text in pieces, cut wherever one of the spans in it begins or ends. */
export function cutSpans({ from, to, spans }: Span & { spans: readonly Span[] }): Span[] {
  const inside = spans.flatMap((span) => [span.from, span.to]).filter((cut) => from < cut && cut < to)
  const cuts = [...new Set([from, ...inside, to])].sort((a, b) => a - b)
  return cuts.slice(1).map((end, index) => ({ from: cuts[index] ?? from, to: end }))
}

/** Whether a span holds what begins at a place. */
export const holds =
  (at: number) =>
  ({ from, to }: Span): boolean =>
    from <= at && at < to
