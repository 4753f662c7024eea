import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import type { SearchKind } from '../../../collections/search/search-entries'
import { questionWords } from '../../../collections/search/split-words'
import { highlight, type Piece } from './highlight'

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

type Entry = DataFromCollectionSlug<'search-entries'>
const MOST_WORDS = 12
const MOST_READ = 500

/** Public pages by what is written on them, the title before the summary before the text. */
export async function searchSite(options: SearchSiteOptions): Promise<SearchResults> {
  const { question, language, most = 30 } = options
  const words = questionWords(question.slice(0, 200)).slice(0, MOST_WORDS)
  if (words.length === 0) return { results: [], partial: false }
  const all = await findEntries({ ...options, words, join: 'and' })
  const partial = all.length === 0 && words.length > 1
  const found = partial ? await findEntries({ ...options, words, join: 'or' }) : all
  const ranked = found
    .map((entry) => ({ entry, score: scoreOf({ entry, words, language }) }))
    .sort((a, b) => b.score - a.score || a.entry.url.localeCompare(b.entry.url))
  const results = onceEach({ entries: ranked.map(({ entry }) => entry), language }).slice(0, most)
  return { results: results.map((entry) => toResult({ entry, words })), partial }
}

async function findEntries(options: SearchSiteOptions & { words: string[]; join: 'and' | 'or' }) {
  const { payload, words, join, kind } = options
  const each: Where[] = words.map((word) => ({ words: { contains: `/${word}` } }))
  const { docs } = await payload.find({
    collection: 'search-entries',
    where: { and: [{ [join]: each }, ...(kind ? [{ kind: { equals: kind } }] : [])] },
    limit: MOST_READ,
    pagination: false,
    depth: 0,
    // The entries hold nothing but what is published.
    overrideAccess: true,
  })
  return docs
}

/** Eight for a word of the title, one for any other; half as much again for a whole word; then the reader's language. */
function scoreOf(options: { entry: Entry; words: string[]; language: Language }): number {
  const { entry, words, language } = options
  const points = words.map((word) => {
    const inTitle = entry.titleWords.includes(`/${word}`)
    if (!inTitle && !entry.words.includes(`/${word}`)) return 0
    const whole = (inTitle ? entry.titleWords : entry.words).includes(`/${word}/`)
    const inSummary = (entry.summary ?? '').toLowerCase().includes(word)
    return (inTitle ? 8 : inSummary ? 3 : 1) * (whole ? 1.5 : 1)
  })
  const own = entry.language === language ? 1.25 : 1
  return points.reduce((sum, point) => sum + point, 0) * own
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
  const hits = (text: string) => highlight({ text, words }).some(({ hit }) => hit)
  if (!summary) return body ?? ''
  return body && !hits(summary) && hits(body) ? body : summary
}
