import type { Span } from '../types'

const JOINING = /^(?:of|and|the|for|in|on|de|to|&)$/i

/** "Southwest" is two words to who shortens it. */
const PART = /(?:[Nn]orth|[Ss]outh)(?=(?:east|west)\b)|[\p{L}&]+/gu

/**
 * Where a text writes out what capitals stand for: "X-ray diffraction" for XRD. Joining words may be left out, parts with
 * a hyphen count alone, and each capital must begin a word.
 */
export function writtenOut({ word, text }: { word: string; text: string }): Span | undefined {
  if (!/^[A-Z](?:&?[A-Z]){1,5}s?$/.test(word)) return undefined
  const letters = word.replace(/s$/, '').toLowerCase()
  const all = Array.from(text.matchAll(PART), ({ index, 0: part }) => ({
    part,
    from: index,
    to: index + part.length,
  }))
  // "hours of service" is HOS, "bill of materials" BOM.
  return (
    spanOf({ letters, text, words: all.filter(({ part }) => !JOINING.test(part)) }) ??
    (letters.length > 2 ? spanOf({ letters, text, words: all }) : undefined)
  )
}

function spanOf({
  letters,
  text,
  words,
}: {
  letters: string
  text: string
  words: (Span & { part: string })[]
}): Span | undefined {
  const start = words.findIndex((_, index) =>
    Array.from(letters).every(
      (letter, offset) => words[index + offset]?.part.charAt(0).toLowerCase() === letter,
    ),
  )
  const first = words[start]
  const last = words[start + letters.length - 1]
  const isNear =
    first !== undefined && last !== undefined && !/[.;,，。；\n]/.test(text.slice(first.from, last.to))
  return isNear ? { from: first.from, to: last.to } : undefined
}
