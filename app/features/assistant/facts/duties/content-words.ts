import { readDates } from '../dates/read-dates'
import { wordsOfRun } from '../dictionary/han-words'
import { stemOf } from '../dictionary/read-glosses'
import {
  isHanSaid,
  isStemSaid,
  supportOfHan,
  supportOfStem,
  type Meaning,
  type Support,
} from '../dictionary/meaning'
import { hanBodies } from '../names/organization-names'
import { knownNames } from '../names/known-names'
import { readNumbers } from '../numbers/read-numbers'
import type { Span } from '../types'
import { EMPTY_HAN, EMPTY_WORDS } from './duty-words'

/** A word that says something of what was done; `isLight` ones say it of any work. */
export type ContentWord = Span & {
  isLight: boolean
  /** A single Han character: it may bear a clause out, but is no claim. */
  isShort: boolean
  supportIn: (said: Meaning) => Support
  /** Whether it stands in a text itself or by its translation; quick, to pick lines. */
  isIn: (said: Meaning) => boolean
}

let lightHan: Set<string> | undefined
let lightStems: Set<string> | undefined

const LATIN = /[a-zà-ž]{3,}/g
const MEASURE =
  /(?<=[\d|一二两三四五六七八九十百千万几多余]) ?[名位个家台套件张条次篇场所份项门册本头只辆座]/g

/**
 * The words of a text, without those that other checks look up: numbers, dates, names, and Latin words with a capital
 * inside a sentence.
 */
export function contentWords(text: string): ContentWord[] {
  const plain = withoutFacts(text)
  lightHan ??= new Set(EMPTY_HAN.split(' '))
  lightStems ??= new Set(
    EMPTY_WORDS.trim()
      .split(/\s+/)
      .map((word) => stemOf(word) ?? ''),
  )
  const [han, light] = [lightHan, lightStems]
  const found: ContentWord[] = []
  for (const { index, 0: run } of plain.matchAll(/\p{Script=Han}+/gu)) {
    let from = index
    for (const word of joinSingles(wordsOfRun(run))) {
      const span = { from, to: from + word.length }
      from = span.to
      if (!(word.length === 1 && FUNCTION_HAN.test(word)))
        found.push({
          ...span,
          isShort: word.length === 1,
          isLight: han.has(word),
          supportIn: (said) => supportOfHan(word, said),
          isIn: (said) => isHanSaid(word, said),
        })
    }
  }
  for (const { index, 0: word } of plain.toLowerCase().matchAll(LATIN)) {
    const stem = stemOf(word)
    if (stem !== undefined)
      found.push({
        ...{ from: index, to: index + word.length },
        isShort: false,
        isLight: light.has(stem),
        supportIn: (said) => supportOfStem(stem, said),
        isIn: (said) => isStemSaid(stem, said),
      })
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Characters that mean nothing by themselves, or join words. */
export const FUNCTION_HAN =
  /[的了着过在于与和及或为由从到向对给把被将并等是有也都又再已未不没很更最各每该其此这那个些地得之以所而且但则即如若因使让做上下中内外前后间时里大小多少新老好能会可要去来进出起开成后]/u

/** Single characters beside each other are one word that the dictionary doesn't have. */
function joinSingles(words: string[]): string[] {
  const result: string[] = []
  let isOpen = false
  for (const word of words) {
    const isSingle = word.length === 1 && !FUNCTION_HAN.test(word)
    if (isSingle && isOpen) result.push((result.pop() ?? '') + word)
    else result.push(word)
    isOpen = isSingle
  }
  return result
}

function withoutFacts(text: string): string {
  const dates = readDates(text)
  const names = knownNames(text, { withSoft: false }).filter(({ isQuiet }) => isQuiet !== true)
  const blank = (whole: string, { from, to }: Span) =>
    whole.slice(0, from) + '|'.repeat(to - from) + whole.slice(to)
  const spans: Span[] = [...dates, ...names, ...readNumbers({ text, taken: dates }), ...hanBodies(text)]
  return spans
    .reduce(blank, text)
    .replace(/\b[A-Z]{2,}\w*|(?<=[a-z,|] )[A-Z]\p{L}+/gu, (name) => '|'.repeat(name.length))
    .replace(MEASURE, (measure) => '|'.repeat(measure.length))
}
