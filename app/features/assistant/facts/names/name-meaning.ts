import { NAME_WORDS } from './tables/name-words'

let meanings: Map<string, string> | undefined

/** The Han characters that a word of a firm's name may stand for, or undefined. */
export function meaningOf(word: string): string | undefined {
  meanings ??= new Map(
    NAME_WORDS.trim()
      .split('\n')
      .map((line): [string, string] => {
        const [latin = '', han = ''] = line.split('|')
        return [latin, han]
      }),
  )
  return meanings.get(word.toLowerCase())
}

/** Whether a Chinese text has any of the characters that a name's word may stand for. */
export function isMeant({ word, text }: { word: string; text: string }): boolean {
  return Array.from(meaningOf(word) ?? '').some((character) => text.includes(character))
}
