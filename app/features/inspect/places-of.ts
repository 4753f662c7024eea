import type { InspectText, Place } from './types'

/** Every place that a pattern (with the flag g) matches; the first group, where there is one, is the place's value. */
export function placesOf({ text, pattern }: { text: InspectText; pattern: RegExp }): Place[] {
  return Array.from(text.source.matchAll(pattern), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    values: [match[1] ?? match[0]],
  }))
}
