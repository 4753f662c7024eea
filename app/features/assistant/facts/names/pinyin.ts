import { FIRST_OF_SYLLABLE, RARE } from './pinyin-table'

let table: Map<string, string> | undefined

/** A usual character's syllable without tone ('林' → 'lin'; of several readings the most usual), or undefined. */
export function syllableOf(character: string): string | undefined {
  table ??= readTable()
  return table.get(character)
}

/** Han characters as one run of Latin letters ('星河' → 'xinghe'), other characters left out. */
export function pinyinOf(text: string): string {
  return Array.from(text, (character) => syllableOf(character) ?? '').join('')
}

/**
 * GB 2312 sorts its usual characters by sound, so that 400 first characters say the sound of all. Browsers and Node
 * read that order by the encoding 'gbk'.
 */
function readTable(): Map<string, string> {
  const starts = new Map(
    Array.from(FIRST_OF_SYLLABLE.matchAll(/(\p{Script=Han})([a-z]+)/gu), (found) => [found[1], found[2]]),
  )
  const result = new Map<string, string>()
  let syllable = ''
  for (const character of usualCharacters()) {
    syllable = starts.get(character) ?? syllable
    result.set(character, syllable)
  }
  for (const [, characters = '', sound = ''] of RARE.matchAll(/(\p{Script=Han}+)([a-z]+)/gu))
    for (const character of characters) if (!result.has(character)) result.set(character, sound)
  return result
}

function usualCharacters(): string {
  const bytes: number[] = []
  for (let high = 0xb0; high <= 0xd7; high += 1)
    for (let low = 0xa1; low <= 0xfe; low += 1) if (high < 0xd7 || low <= 0xf9) bytes.push(high, low)
  return new TextDecoder('gbk').decode(Uint8Array.from(bytes))
}
