import { placedHanWords, wordsOfRun } from './dictionary/han-words'
import type { Context } from './context'
import {
  isHanBorneOut,
  isHanSaid,
  isStemBorneOut,
  isStemSaid,
  meaningOf,
  type Meaning,
} from './dictionary/meaning'
import { stemOf } from './dictionary/read-glosses'
import { onceFor } from './once'
import { matchesIn, meets, type Span } from './types'

/** A word that says something of what was done. */
export type ContentWord = Span & {
  /** Whether it stands in a text itself or by its translation; quick, to pick lines. */
  isIn: (said: Meaning) => boolean
  /** The same, or by a synonym or a part of a word. */
  isBorneOut: (said: Meaning) => boolean
}

/** Characters that mean nothing by themselves, or join words. */
const FUNCTION_HAN =
  /^[的了着过在于与和及或为由从到向对给把被将并等是有也都又再已未不没很更最各每该其此这那个些地得之以所而且但则即如若因使让做上下中内外前后间时里大小多少新老好能会可要去来进出起开成]+$/u

/** Two characters beside each other that the dictionary has no word for may be one that it lacks, mostly a name. */
function joined(words: readonly string[]): string[] {
  const result: string[] = []
  let last = ''
  for (const word of words) {
    const isSingle = word.length === 1 && !FUNCTION_HAN.test(word)
    if (isSingle && last.length === 1) result.splice(-1, 1, last + word)
    else result.push(word)
    last = isSingle && last.length !== 1 ? word : ''
  }
  return result
}

/** The words of a text without those that say nothing and those in `taken`: numbers, dates, names. */
export function contentWords({ text, taken }: { text: string; taken: readonly Span[] }): ContentWord[] {
  const han = placedHanWords(text, (run) => joined(wordsOfRun(run))).flatMap(
    ({ from, to, text: word }): ContentWord[] => {
      if (word.length === 1 || FUNCTION_HAN.test(word)) return []
      const isIn = (said: Meaning) => isHanSaid(word, said)
      return [{ from, to, isIn, isBorneOut: (said) => isHanBorneOut(word, said) }]
    },
  )
  const latin = matchesIn(text.toLowerCase(), /(?<![a-zà-ž\d])[a-zà-ž]{3,}(?![a-zà-ž\d])/g).flatMap(
    ({ from, to, text: word }): ContentWord[] => {
      const stem = stemOf(word)
      if (stem === undefined) return []
      const isIn = (said: Meaning) => isStemSaid(stem, said)
      return [{ from, to, isIn, isBorneOut: (said) => isStemBorneOut(stem, said) }]
    },
  )
  return [...han, ...latin]
    .filter((word) => !taken.some((span) => meets(span, word)))
    .sort((a, b) => a.from - b.from)
}

/** Words of the replaced text that no word of the suggestion says. */
export const leftover = onceFor(({ before, text }: Context): ContentWord[] => {
  const said = meaningOf(text)
  return contentWords({ text: before.text, taken: [...before.dates, ...before.numbers] }).filter(
    (word) => !word.isBorneOut(said),
  )
})
