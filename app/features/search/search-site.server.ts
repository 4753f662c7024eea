import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import type { SearchKind } from '../../../collections/search/search-entries'
import { folded } from '../../../collections/search/fold-text'
import { questionWords } from '../../../collections/search/split-words'
import { highlight, patternOf, type Piece } from './highlight'
import { matchEntries, type Net } from './match-entries.server'
import { scoreOf, type Entry } from './score-entry'

export type SearchResult = {
  kind: SearchKind
  language: Language
  url: string
  title: Piece[]
  /** the summary, or the place in the text where the words stand */
  excerpt: Piece[]
  picture: string
}
export type SearchResults = {
  results: SearchResult[]
  /** no page has all of the words; these have some */
  partial: boolean
}
export type SearchSiteOptions = {
  payload: Payload
  question: string
  /** pages in this language come first among equals */
  language: Language
  kind?: SearchKind
  most?: number
}

const MOST_WORDS = 12
/** as many as are compared with one another, however many there are */
const ENOUGH = 100
const NETS = {
  one: [{ inTitle: 'every' }, { inText: 'every' }],
  every: [{ inTitle: 'every' }, { inTitle: 'some', inText: 'every' }, { inText: 'every' }],
  some: [{ inTitle: 'some' }, { inText: 'some' }],
} satisfies Record<string, Net[]>

/** Public pages by what is written on them, the title before the summary before the text. */
export async function searchSite(options: SearchSiteOptions): Promise<SearchResults> {
  const { question, language, most = 30 } = options
  const words = questionWords(question.slice(0, 200)).slice(0, MOST_WORDS)
  if (words.length === 0) return { results: [], partial: false }
  const all = await findEntries({ ...options, words, nets: words.length > 1 ? NETS.every : NETS.one })
  const partial = all.length === 0 && words.length > 1
  const found = partial ? await findEntries({ ...options, words, nets: NETS.some }) : all
  const ranked = found
    .map((entry) => ({ entry, score: scoreOf({ entry, words, language }) }))
    .sort((a, b) => b.score - a.score || a.entry.url.localeCompare(b.entry.url))
  const results = onceEach({ entries: ranked.map(({ entry }) => entry), language }).slice(0, most)
  return { results: results.map((entry) => toResult({ entry, words })), partial }
}

/** Those with words in the title first, and with whole words; further ones only while there are few. */
async function findEntries(options: SearchSiteOptions & { words: string[]; nets: Net[] }) {
  const { payload, words, nets, kind } = options
  const ids = new Set<string>()
  for (const net of nets) {
    for (const whole of [true, false]) {
      if (ids.size >= ENOUGH) break
      const found = await matchEntries({ payload, words, net, whole, kind, most: ENOUGH })
      for (const id of found) ids.add(id)
    }
  }
  if (ids.size === 0) return []
  const { docs } = await payload.find({
    collection: 'search-entries',
    where: { id: { in: [...ids] } },
    select: { words: false },
    pagination: false,
    depth: 0,
    // The entries hold nothing but what is published.
    overrideAccess: true,
  })
  return docs
}

/** A page that exists in both languages has one address: its better entry gives it its place, the reader's is shown. */
function onceEach({ entries, language }: { entries: Entry[]; language: Language }): Entry[] {
  const own = new Map(
    entries.filter((entry) => entry.language === language).map((entry) => [entry.url, entry]),
  )
  const seen = new Set<string>()
  return entries
    .filter(({ url }) => !seen.has(url) && seen.add(url))
    .map((entry) => own.get(entry.url) ?? entry)
}

function toResult({ entry, words }: { entry: Entry; words: string[] }): SearchResult {
  const { kind, language, url, picture } = entry
  return {
    kind,
    language,
    url,
    picture: picture ?? '',
    title: highlight({ text: entry.title, words }),
    excerpt: highlight({ text: excerptSource({ entry, words }), words, around: 90 }),
  }
}

function excerptSource({ entry, words }: { entry: Entry; words: string[] }): string {
  const { summary, body } = entry
  const hits = (text: string) => words.some((word) => patternOf(word).test(folded(text)))
  if (!summary) return body ?? ''
  return body && !hits(summary) && hits(body) ? body : summary
}
