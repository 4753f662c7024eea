import type { Span } from '../trace/types'

/** Places of one quotation; the same words further on need no flag of their own. */
const MOST_PLACES = 5

/**
 * Finds quotations of a text by their letters and digits alone: quotation marks, dashes, spaces, Markdown and the width of
 * characters may differ, words and numbers must be whole. What a quotation leaves out ("…") parts it. Spans in UTF-16 units.
 */
export function createQuoteFinder(text: string): (quote: string) => Span[] {
  const { letters, places } = foldLetters(text)
  return (quote) =>
    quote.split(/…+|\.{3,}/).flatMap((part) => {
      const wanted = foldLetters(part).letters
      const spans: Span[] = []
      if (!wanted) return spans
      for (
        let at = letters.indexOf(wanted);
        at !== -1 && spans.length < MOST_PLACES;
        at = letters.indexOf(wanted, at + wanted.length)
      ) {
        const [first, last] = [places[at], places[at + wanted.length - 1]]
        if (first && last && isWhole({ text, from: first.from, to: last.to }))
          spans.push({ from: first.from, to: last.to })
      }
      return spans
    })
}

/** Letters and digits of a text in one form, and where each stands. */
function foldLetters(text: string): { letters: string; places: Span[] } {
  let letters = ''
  const places: Span[] = []
  let from = 0
  for (const character of text) {
    const to = from + character.length
    for (const unit of character
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')) {
      letters += unit
      places.push(...Array.from({ length: unit.length }, () => ({ from, to })))
    }
    from = to
  }
  return { letters, places }
}

const JOINED = /[\p{Script=Latin}\p{N}]$/u
const GOES_ON = /^[\p{Script=Latin}\p{N}]/u

/** Not the 5 of "3.5" or "15", nor the "led" of "handled". */
function isWhole({ text, from, to }: { text: string } & Span): boolean {
  const [before, inside, after] = [
    text.slice(Math.max(0, from - 2), from),
    text.slice(from, to),
    text.slice(to, to + 2),
  ]
  if (GOES_ON.test(inside) && (JOINED.test(before) || (/^\d/.test(inside) && /\d[.,]$/.test(before))))
    return false
  return !(JOINED.test(inside) && (GOES_ON.test(after) || (/\d$/.test(inside) && /^[.,]\d/.test(after))))
}
