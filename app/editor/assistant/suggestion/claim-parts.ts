import { cutSpans, holds, type Span } from './cut-spans'

type Options = { text: string; from: number; claims: readonly Span[] }

/** A piece of a text, which begins at `from`, cut where claims begin and end; each part with the place of its claim in the list. */
export function claimParts({ text, from, claims }: Options): { text: string; claim?: number }[] {
  return cutSpans({ from, to: from + text.length, spans: claims }).map((piece) => {
    const claim = claims.findIndex(holds(piece.from))
    return { text: text.slice(piece.from - from, piece.to - from), ...(claim < 0 ? {} : { claim }) }
  })
}
