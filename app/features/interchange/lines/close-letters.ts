import { isLabel } from '../text-resume/label-field'
import { listOfHeading } from '../text-resume/list-of-heading'
import { isTitleOnly } from '../text-resume/person-facts'

/** A character with nothing but spaces, or the colon of a label, at its sides. */
const BEFORE = '(?<![^\\s:：【\\ue001-\\ue005])'
const AFTER = '(?=[\\s:：】\\ue001-\\ue005]|$)'
const PAIR = new RegExp(`${BEFORE}(\\p{Script=Han})\\s+(?=(\\p{Script=Han})${AFTER})`, 'gu')
const WORD = new RegExp(
  `${BEFORE}(?![男女无])(\\p{Script=Han})(\\s+)\\p{Script=Han}(?:\\2\\p{Script=Han})*${AFTER}`,
  'gu',
)

/** “姓名：王 明” */
const NAME = /((?:^|\s)姓名\s*[:：]?\s*)(\p{Script=Han}(?:\s\p{Script=Han}){1,3})(?=[\s\p{P}]|$)/gu

/**
 * Chinese words that were set apart to fill a width, as one writes them: “姓　　名” in forms, “个 人 简 历” as a title. Words of
 * one character between single spaces stay as they are: “琴 棋 书 画”.
 */
export function closeLetters(text: string): string {
  const labels = text.replace(PAIR, (whole, one: string, other: string) =>
    isLabel(one + other) ? one : whole,
  )
  return labels
    .replace(WORD, (word, _first: string, gap: string) => {
      const closed = word.replace(/\s+/g, '')
      return gap.length > 1 || isKnown(closed) ? closed : word
    })
    .replace(NAME, (_whole, label: string, name: string) => label + name.replace(/\s+/g, ''))
}

const isKnown = (word: string): boolean =>
  isLabel(word) || isTitleOnly(word) || listOfHeading(word) !== undefined
