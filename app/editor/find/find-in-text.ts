export type FindOptions = { query: string; matchCase: boolean; wholeWord: boolean }
export type Stretch = { from: number; to: number }

/**
 * Where a text holds a query, in UTF-16 units. Without `matchCase` letters match in either case, in full or half width and
 * with or without accents; `wholeWord` asks the words of either script.
 */
export function findInText({ text, query, matchCase, wholeWord }: FindOptions & { text: string }): Stretch[] {
  const sought = matchCase ? query : folded(query)
  if (sought === '') return []
  const within = matchCase ? text : folded(text)
  const edges = wholeWord && within.includes(sought) ? wordEdges(text) : undefined
  const found: Stretch[] = []
  for (let from = within.indexOf(sought); from >= 0; from = within.indexOf(sought, from)) {
    const to = from + sought.length
    const isWhole = edges === undefined || (edges.has(from) && edges.has(to))
    if (isWhole) found.push({ from, to })
    from = isWhole ? to : from + 1
  }
  return found
}

/** A text of the same length whose letters are those that one would type for them. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldedLetter(text[i] ?? '')).join('')
}

function foldedLetter(letter: string): string {
  const plain = letter
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return plain.length === 1 ? plain : letter
}

function wordEdges(text: string): Set<number> {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return new Set([...words].flatMap(({ index, segment }) => [index, index + segment.length]))
}
