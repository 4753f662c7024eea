type Span = { from: number; to: number }
type Options = { text: string; from: number; claims: readonly Span[] }

/** A piece of a text, which begins at `from`, cut where claims begin and end; each part with the place of its claim in the list. */
export function claimParts({ text, from, claims }: Options): { text: string; claim?: number }[] {
  const cuts = claims
    .flatMap((claim) => [claim.from - from, claim.to - from])
    .filter((cut) => cut > 0 && cut < text.length)
  const ends = [...new Set([0, ...cuts, text.length])].sort((a, b) => a - b)
  return ends.slice(0, -1).map((start, index) => {
    const claim = claims.findIndex((one) => one.from <= from + start && from + start < one.to)
    return { text: text.slice(start, ends[index + 1]), ...(claim < 0 ? {} : { claim }) }
  })
}
