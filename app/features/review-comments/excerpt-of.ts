const LONGEST = 40

/** The beginning of a text, to call it by. */
export function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`
}
