import { glossesOf } from './read-glosses'
import { porterStem } from './stem'

export type Entry = { simplified: string; pinyin: string; english: string[] }
/** Lists of numbers behind each other: those of `i` stand from `starts[i]` up to `starts[i + 1]`. */
export type Lists = { starts: Uint32Array; values: Uint32Array }

export type Dictionary = {
  words: Map<string, number>
  stems: Map<string, number>
  stemNames: string[]
  /** The syllable of a Han character, without its tone. */
  syllables: Map<string, string>
  glossesOfWord: Lists
  stemsOfGloss: Lists
  wordsOfGloss: Lists
  /** The gloss that is this stem alone, or 0: glosses are counted from 1. */
  glossOfStem: Uint32Array
  /** English stems that are written in lower case somewhere: ordinary words. */
  ordinaryStems: Set<string>
  /** Words of two or more characters that are names and nothing else, by their number. */
  names: Set<number>
}

/** Turns entries, given a few at a time, into a dictionary. */
export function createIndex(): { add: (entries: Entry[]) => void; finish: () => Dictionary } {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  const syllables = new Map<string, string>()
  const glosses = new Map<string, number>()
  const glossesOfWord: number[][] = []
  const stemsOfGloss: number[][] = [[]]
  const names = new Set<number>()
  const ordinary = new Set<number>()
  const ordinaryStems = new Set<string>()
  const known = new Map<string, string>()
  const stemOf = (word: string) => {
    const stem = known.get(word) ?? porterStem(word)
    known.set(word, stem)
    return stem
  }
  const glossOf = (parts: string[]) => {
    const key = parts.join(' ')
    const gloss = glosses.get(key)
    if (gloss !== undefined) return gloss
    stemsOfGloss.push(parts.map((stem) => numberOf(stems, stem)))
    glosses.set(key, stemsOfGloss.length - 1)
    return stemsOfGloss.length - 1
  }
  const addOne = ({ simplified, pinyin, english }: Entry) => {
    if (/^\p{Script=Han}$/u.test(simplified) && !syllables.has(simplified))
      syllables.set(simplified, pinyin.toLowerCase().replace(/u:/, 'v').replace(/\d/, ''))
    if (!/^\p{Script=Han}{1,8}$/u.test(simplified)) return
    const found = glossesOf(english, stemOf).map(glossOf)
    if (found.length === 0) return
    for (const gloss of english)
      for (const [lower] of gloss.matchAll(/(?<![\p{L}\d'-])[a-z]{2,}(?![\p{L}\d])/gu))
        ordinaryStems.add(stemOf(lower))
    const word = numberOf(words, simplified)
    // Pinyin has a capital where the word is a name.
    if (/^[A-Z]/.test(pinyin) && simplified.length > 1) names.add(word)
    else ordinary.add(word)
    const others = glossesOfWord[word] ?? []
    glossesOfWord[word] =
      others.length + found.length === 1 ? found : Array.from(new Set([...others, ...found]))
  }
  return {
    add: (entries) => {
      entries.forEach(addOne)
    },
    finish: () => {
      const wordsOfGloss = stemsOfGloss.map((): number[] => [])
      glossesOfWord.forEach((list, word) => list.forEach((gloss) => wordsOfGloss[gloss]?.push(word)))
      for (const word of ordinary) names.delete(word)
      const glossOfStem = new Uint32Array(stems.size)
      stemsOfGloss.forEach((list, gloss) => {
        if (list.length === 1 && list[0] !== undefined) glossOfStem[list[0]] = gloss
      })
      return {
        ...{ words, stems, syllables, glossOfStem, names, ordinaryStems },
        stemNames: Array.from(stems.keys()),
        glossesOfWord: listsOf(glossesOfWord),
        stemsOfGloss: listsOf(stemsOfGloss),
        wordsOfGloss: listsOf(wordsOfGloss),
      }
    },
  }
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

function listsOf(lists: number[][]): Lists {
  const starts = new Uint32Array(lists.length + 1)
  lists.forEach((list, index) => (starts[index + 1] = (starts[index] ?? 0) + list.length))
  const values = new Uint32Array(starts[lists.length] ?? 0)
  lists.forEach((list, index) => {
    values.set(list, starts[index])
  })
  return { starts, values }
}

export function listAt({ starts, values }: Lists, index: number): Uint32Array {
  return values.subarray(starts[index], starts[index + 1])
}
