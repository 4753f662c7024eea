import type { CheckContext } from '../check-context'
import { hanWords } from '../dictionary/han-words'
import { meaningOf, supportOfHan } from '../dictionary/meaning'
import { isChinese } from '../text/is-chinese'
import type { Span } from '../types'
import { isCommonWord } from './common-words'
import { jobTitles } from './job-titles'
import { isMarked, isName, latinWords, type LatinWord } from './latin-words'
import { isLatinNameMeant } from './name-support'
import { pinyinOf } from './pinyin'

/** "Silver Lake Gallery": a name of ordinary words, hardly one of which the Chinese says. */
export function isOtherName({
  context,
  words,
  isStart,
}: {
  context: CheckContext
  words: LatinWord[]
  isStart: boolean
}): boolean {
  const named = words
    .slice(isStart ? 1 : 0)
    .filter((word) => isName(word) && !isMarked(word.text) && !SORT_WORDS.test(word.text))
  const { text } = pairingSource(context)
  const isTitle = jobTitles(named.map((word) => word.text).join(' ')).length > 0
  return (
    context.isTranslated &&
    named.length > 1 &&
    !isTitle &&
    isChinese(text) &&
    !isNameMeant({ words: named, text })
  )
}

/** Words that say what sort of thing has the name. */
const SORT_WORDS =
  /^(?:the|of|and|for|university|college|institute|school|academy|hospital|clinic|bank|company|co|ltd|inc|group|department|faculty|association|society|foundation|center|centre)$/i

/** Whether at least half of a name's own words say what a text says, or sound like a name in it. */
export function isNameMeant({ words, text }: { words: LatinWord[]; text: string }): boolean {
  const said = meaningOf(text)
  const own = words.filter((word) => !SORT_WORDS.test(word.text))
  // What a firm does is said of many: its own words must be meant too.
  const proper = own.filter((word) => !isCommonWord(word.text))
  return [own, proper].every(
    (some) => some.filter(({ text: word }) => isLatinNameMeant({ word, said })).length * 2 >= some.length,
  )
}

/**
 * Whether one Han name means a Latin one but for one word that stands for what is left of it: "Juvenile" in the name of
 * 少年儿童出版社.
 */
export function isFreelyMeant({ words, name }: { words: LatinWord[]; name: string }): boolean {
  const said = meaningOf(name)
  const own = words.filter((word) => !/^(?:the|of|and|for)$/i.test(word.text))
  const unmeant = own.filter(
    ({ text }) => !isLatinNameMeant({ word: text, said }) && findSound({ text, name }) === undefined,
  )
  if (own.length < 3 || unmeant.length > Math.max(1, own.length / 4)) return false
  const latin = meaningOf(own.map(({ text }) => text).join(' '))
  const sounds = own.map(({ text }) => text.toLowerCase()).join(' ')
  return hanWords(name).some(
    (part) => part.length > 1 && supportOfHan(part, latin) === 'none' && !sounds.includes(pinyinOf(part)),
  )
}

const WHOLE_NAME = /\p{Lu}[\p{L}'-]*(?: (?:(?:of|and|the|for|&) )*\p{Lu}[\p{L}'-]*)+/gu

/** The words of the whole name at a place, also over an "and": "Hunan Juvenile and Children's Publishing House". */
export function wholeNameAt({ text, at }: { text: string; at: number }): LatinWord[] {
  const found = Array.from(text.matchAll(WHOLE_NAME)).find(
    ({ index, 0: name }) => index <= at && at < index + name.length,
  )
  return found === undefined ? [] : latinWords(found[0])
}

function findSound({ text, name }: { text: string; name: string }): string | undefined {
  const letters = text.toLowerCase()
  return hanWords(name).find((part) => pinyinOf(part) === letters)
}

/** In quotation marks: the title of a work, which is translated freely. */
export function isQuoted({ text, first, last }: { text: string; first: Span; last: Span }): boolean {
  const line = { from: text.lastIndexOf('\n', first.from) + 1, to: last.to }
  const head = text.slice(line.from, first.from)
  return /["“][^"”]*$/.test(head) && (head.match(/["“”]/g)?.length ?? 0) % 2 === 1
}

export function isTitleMeant({ words, text }: { words: LatinWord[]; text: string }): boolean {
  const said = meaningOf(text)
  return words.filter(({ text: word }) => isLatinNameMeant({ word, said })).length * 2 >= words.length
}

/** The text that a suggestion translates. */
export function pairingSource({ before, resume }: CheckContext) {
  return before.text.trim() === '' ? resume : before
}
