import type { DataFromCollectionSlug } from 'payload'
import { folded } from '../../../collections/search/fold-text'
import type { Language } from '../../../collections/resumes/schema'
import { patternOf } from './highlight'

/** An entry without the words, which only the database's index reads. */
export type Entry = Omit<DataFromCollectionSlug<'search-entries'>, 'words'>

/** Eight for a word of the title, three of the summary, one of the text; half as much again for a whole word; then the reader's language. */
export function scoreOf(options: { entry: Entry; words: string[]; language: Language }): number {
  const { entry, words, language } = options
  const places = [
    { text: folded(entry.title), points: 8 },
    { text: folded(entry.summary ?? ''), points: 3 },
    { text: folded(entry.body ?? ''), points: 1 },
  ]
  const scores = words.map((word) => {
    const place = places.find(({ text }) => patternOf(word).test(text))
    return place ? place.points * (isWhole({ ...place, word }) ? 1.5 : 1) : 0
  })
  const own = entry.language === language ? 1.25 : 1
  return scores.reduce((sum, score) => sum + score, 0) * own
}

/** Chinese is kept in pairs, which are whole anywhere. */
function isWhole({ text, word }: { text: string; word: string }): boolean {
  return new RegExp(`${patternOf(word).source}(?![a-z0-9])`, 'u').test(text)
}
