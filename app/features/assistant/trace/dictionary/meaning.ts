import { listAt } from './build-index'
import { dictionary } from './dictionary'
import { hanWords } from './han-words'
import { stemsIn } from './read-glosses'

/** What a text says, in the words and the glosses of the dictionary. */
export type Meaning = {
  text: string
  /** Its English stems. */
  stems: StemSet
  /** English stems that its Han words mean, and its single characters and parts of words. */
  glossed: StemSet
  glossedByPart: StemSet
  /** Glosses of its Han words and of their parts. */
  glosses: Set<number>
  /** Han words that one of its English words means. */
  translated: Set<number>
}

export function meaningOf(text: string): Meaning {
  const stems = new StemSet(stemsIn(text))
  // "上过课" is "上课".
  const words = new Set([
    ...hanWords(text),
    ...hanWords(text.replace(/(?<=\p{Script=Han})[过了着](?=\p{Script=Han})/gu, '')),
  ])
  const glosses = new Set<number>()
  const read = (some: Iterable<string>) => {
    const result = new StemSet([])
    for (const word of some)
      for (const gloss of glossesOf(word)) {
        glosses.add(gloss)
        for (const stem of stemsOf(gloss)) result.add(stem)
      }
    return result
  }
  const translated = new Set<number>()
  for (const stem of stems.all) for (const word of wordsOfStem(stem)) translated.add(word)
  const long = Array.from(words).filter((word) => word.length > 1)
  const single = Array.from(words).filter((word) => word.length === 1)
  return {
    ...{ text, stems, glosses, translated },
    glossed: read(long),
    glossedByPart: read([...single, ...partsOf(long)]),
  }
}

/** The shorter words inside words. */
function partsOf(words: Iterable<string>): Set<string> {
  const { words: known } = dictionary()
  const result = new Set<string>()
  for (const word of words)
    for (let from = 0; from < word.length; from += 1)
      for (let to = from + 1; to <= word.length; to += 1) {
        const part = word.slice(from, to)
        if (part !== word && known.has(part)) result.add(part)
      }
  return result
}

function glossesOf(word: string): number[] {
  const { words, glossesOfWord } = dictionary()
  const number = words.get(word)
  return number === undefined ? [] : Array.from(listAt(glossesOfWord, number))
}

function stemsOf(gloss: number): string[] {
  const { stemsOfGloss, stemNames } = dictionary()
  return Array.from(listAt(stemsOfGloss, gloss), (stem) => stemNames[stem] ?? '')
}

function wordsOfStem(stem: string): Uint32Array | number[] {
  const { glossOfStem, stems, wordsOfGloss } = dictionary()
  const gloss = glossOfStem[stems.get(stem) ?? -1] ?? 0
  return gloss === 0 ? [] : listAt(wordsOfGloss, gloss)
}

/** Two words that gloss two or more Han words both, or a good part of those that the rarer one glosses. */
const SHARE = 0.25

function synonymsOf(stem: string): string[] {
  const dict = dictionary()
  const counts = new Map<number, number>()
  const words = wordsOfStem(stem)
  for (const word of words)
    for (const gloss of listAt(dict.glossesOfWord, word)) {
      const parts = listAt(dict.stemsOfGloss, gloss)
      if (parts.length === 1 && parts[0] !== undefined) counts.set(parts[0], (counts.get(parts[0]) ?? 0) + 1)
    }
  return Array.from(counts)
    .filter(([other, count]) => {
      const size = Math.min(words.length, listAt(dict.wordsOfGloss, dict.glossOfStem[other] ?? 0).length)
      return count >= 2 || count / size >= SHARE
    })
    .map(([other]) => dict.stemNames[other] ?? '')
}

/** Stems to be found by any form that begins alike. */
export class StemSet {
  readonly all = new Set<string>()
  readonly #byStart = new Map<string, string[]>()
  constructor(stems: Iterable<string>) {
    for (const stem of stems) this.add(stem)
  }
  add(stem: string): void {
    if (this.all.has(stem)) return
    this.all.add(stem)
    const start = stem.slice(0, START)
    const others = this.#byStart.get(start)
    if (others === undefined) this.#byStart.set(start, [stem])
    else others.push(stem)
  }
  has(stem: string): boolean {
    if (this.all.has(stem)) return true
    return (this.#byStart.get(stem.slice(0, START)) ?? []).some((other) => isForm(stem, other))
  }
}
const START = 4

function isForm(a: string, b: string): boolean {
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1
  return (
    shared >= START &&
    shared >= Math.min(a.length, b.length) - 1 &&
    shared >= Math.max(a.length, b.length) - 4
  )
}

export function isStemSaid(stem: string, said: Meaning): boolean {
  return said.stems.has(stem) || said.glossed.has(stem)
}

export function isHanSaid(word: string, said: Meaning): boolean {
  return said.text.includes(word) || said.translated.has(dictionary().words.get(word) ?? -1)
}

/** Whether a text bears an English stem out: as it stands, by a word of the dictionary or a part of one, by a synonym. */
export function isStemBorneOut(stem: string, said: Meaning): boolean {
  if (isStemSaid(stem, said) || said.glossedByPart.has(stem)) return true
  return synonymsOf(stem).some((other) => said.stems.all.has(other) || said.glossed.all.has(other))
}

/** More words than these share a gloss that says too little to make synonyms of them. */
const VAGUE = 40

/** The same of a Han word, also by half of its characters. */
export function isHanBorneOut(word: string, said: Meaning): boolean {
  if (isHanSaid(word, said)) return true
  const glosses = glossesOf(word)
  // One character shares a meaning with too many words.
  if (word.length > 1 && glosses.some((gloss) => isShared({ gloss, said }))) return true
  if (glosses.some((gloss) => isGlossSaid({ gloss, said }) || isGlossNear({ gloss, said }))) return true
  const characters = Array.from(word)
  if (characters.length === 1) return false
  return characters.filter((one) => isHanBorneOut(one, said)).length * 2 >= characters.length
}

type GlossIn = { gloss: number; said: Meaning }

function isShared({ gloss, said }: GlossIn): boolean {
  return said.glosses.has(gloss) && listAt(dictionary().wordsOfGloss, gloss).length <= VAGUE
}

function isGlossSaid({ gloss, said }: GlossIn): boolean {
  const { length, found } = foundOf({ gloss, has: (stem) => said.stems.has(stem) })
  return found === length || (length > 2 && found * 2 >= length)
}

function isGlossNear({ gloss, said }: GlossIn): boolean {
  if (said.stems.all.size === 0) return false
  const has = (stem: string) =>
    said.stems.all.has(stem) || synonymsOf(stem).some((other) => said.stems.all.has(other))
  const { length, found } = foundOf({ gloss, has })
  return found > 0 && found * 2 >= length
}

function foundOf({ gloss, has }: { gloss: number; has: (stem: string) => boolean }) {
  const parts = stemsOf(gloss)
  return { length: parts.length, found: parts.filter(has).length }
}
