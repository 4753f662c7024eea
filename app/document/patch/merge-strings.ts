type Options = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }

/** Merges two lists of words that both changed: theirs, without what I took out, with what I put in. */
export function mergeStrings({ base, mine, theirs }: Options): string[] {
  const before = new Set(base)
  const kept = new Set(mine)
  const rest = theirs.filter((word) => kept.has(word) || !before.has(word))
  const there = new Set(rest)
  return [...rest, ...mine.filter((word) => !before.has(word) && !there.has(word))]
}
