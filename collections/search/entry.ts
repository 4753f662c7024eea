import type { Language } from '../resumes/schema'
import type { SearchKind } from './search-entries'
import { wordsOf } from './split-words'

/** Grows when entries are made otherwise than before: they are all made anew at the next start. */
export const SEARCH_VERSION = 2
/** Stands before a word of a title. It is a character of private use, which is part of no word. */
export const TITLE_MARK = '\u{E000}'
const MOST_BODY = 20_000

/** A public page as the search knows it. */
export type SearchEntry = {
  kind: SearchKind
  language: Language
  url: string
  title: string
  summary?: string
  /** plain text */
  body?: string
  picture?: string
  /** ISO 8601 */
  changedAt: string
}

/** An entry as it is stored. */
export function entryRow({ source, entry }: { source: string; entry: SearchEntry }) {
  const { title, summary = '', picture = '' } = entry
  const body = (entry.body ?? '').slice(0, MOST_BODY)
  return {
    ...entry,
    summary,
    body,
    picture,
    source,
    ref: `${source} ${entry.language} ${entry.url}`,
    version: SEARCH_VERSION,
    words: indexed({ title, text: [title, summary, body].join('\n') }),
  }
}

function indexed({ title, text }: { title: string; text: string }): string[] {
  const marked = wordsOf(title).map((word) => TITLE_MARK + word)
  return [...new Set([...marked, ...wordsOf(text)])]
}
