type Options = { page: string; texts: readonly string[] }
type Candidate = { text: number; from: number; to: number; weight: number; before: Candidate | undefined }

/** Places looked at on a page where not everything stands in order: what is compared grows with their square. */
const MOST_CANDIDATES = 2_000

/**
 * Where each text begins in what was read of its page: one behind the other, as many letters of them as can be; undefined for
 * those that stand elsewhere, or nowhere. Texts and page are bare.
 */
export function alignTexts({ page, texts }: Options): (number | undefined)[] {
  return inOrder({ page, texts }) ?? longestChain({ page, texts })
}

/** Undefined unless all stand in order. */
function inOrder({ page, texts }: Options): number[] | undefined {
  const places: number[] = []
  let end = 0
  for (const text of texts) {
    const from = page.indexOf(text, end)
    if (from < 0) return undefined
    places.push(from)
    end = from + text.length
  }
  return places
}

function longestChain({ page, texts }: Options): (number | undefined)[] {
  const most = Math.max(1, Math.floor(MOST_CANDIDATES / texts.length))
  const seen: Candidate[] = []
  let best: Candidate | undefined
  let around = 0
  for (const [text, words] of texts.entries()) {
    const found = placesOf({ page, words, around, most }).map((from): Candidate => {
      const before = bestBefore({ seen, from })
      return { text, from, to: from + words.length, weight: words.length + (before?.weight ?? 0), before }
    })
    for (const candidate of found) {
      seen.push(candidate)
      if (candidate.weight > (best?.weight ?? 0)) best = candidate
    }
    around += words.length
  }
  const places: (number | undefined)[] = texts.map(() => undefined)
  for (let link = best; link; link = link.before) places[link.text] = link.from
  return places
}

function bestBefore({ seen, from }: { seen: Candidate[]; from: number }): Candidate | undefined {
  let best: Candidate | undefined
  for (const candidate of seen)
    if (candidate.to <= from && candidate.weight > (best?.weight ?? 0)) best = candidate
  return best
}

type PlacesOptions = {
  page: string
  words: string
  /** where it would stand if all did */ around: number
  most: number
}

/** The places nearest to where a text should stand. */
function placesOf({ page, words, around, most }: PlacesOptions): number[] {
  const places: number[] = []
  for (let at = page.indexOf(words); at >= 0; at = page.indexOf(words, at + 1)) places.push(at)
  return places.sort((a, b) => Math.abs(a - around) - Math.abs(b - around)).slice(0, most)
}
