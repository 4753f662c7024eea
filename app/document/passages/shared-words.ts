/** How much of the shorter of two texts both have in common, word by word (Chinese by its words, too): 0 to 1. */
export function sharedWords(a: string, b: string): number {
  const [shorter = [], longer = []] = [wordsIn(a), wordsIn(b)].toSorted((x, y) => x.length - y.length)
  if (shorter.length === 0) return 0
  const left = [...longer]
  const shared = shorter.filter((word) => {
    const at = left.indexOf(word)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
  return shared.length / shorter.length
}

function wordsIn(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.toLowerCase())
  return Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
}
