/** Brackets and what they hold, of any width, and the marks around titles; one without its other half is no pair. */
const PAIR = /[(（《“][^()（）《》“”]*[)）》”]/g
/** Deeper ones hold nothing together. */
const MAX_DEPTH = 3

/** Parts a text at a sign wherever that stands outside of brackets. */
export function splitOutside(text: string, sign: RegExp): string[] {
  let masked = text
  for (let depth = 0; depth < MAX_DEPTH; depth += 1)
    masked = masked.replace(PAIR, (pair) => '\ue000'.repeat(pair.length))
  const parts: string[] = []
  let from = 0
  for (const { 0: found, index } of masked.matchAll(new RegExp(sign, 'gu'))) {
    parts.push(text.slice(from, index))
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
