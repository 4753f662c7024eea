import { listAt } from './build-index'
import { dictionary } from './dictionary'

/** The first letters of the words of each gloss of a Han word of two or more characters: "who" of 世界卫生组织. */
export function initialsOf(word: string): string[] {
  const { words, glossesOfWord, stemsOfGloss, stemNames } = dictionary()
  const number = words.get(word)
  if (number === undefined || word.length < 2) return []
  return Array.from(listAt(glossesOfWord, number), (gloss) =>
    Array.from(listAt(stemsOfGloss, gloss), (stem) => stemNames[stem]?.charAt(0) ?? '').join(''),
  )
}
