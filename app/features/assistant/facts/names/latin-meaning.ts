import type { CheckContext } from '../check-context'
import { meaningOf } from '../dictionary/meaning'
import { isChinese } from '../text/is-chinese'
import type { Span } from '../types'
import { isCommonWord } from './common-words'
import { jobTitles } from './job-titles'
import { isMarked, isName, type LatinWord } from './latin-words'
import { isLatinNameMeant } from './name-support'

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
