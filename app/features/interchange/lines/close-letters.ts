import { isLabel } from '../text-resume/label-field'
import { listOfHeading, spacedHeading } from '../text-resume/list-of-heading'
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
  const labels = closeSpaced(text).replace(PAIR, (whole, one: string, other: string) =>
    isLabel(one + other) ? one : whole,
  )
  return labels
    .replace(WORD, (word, _first: string, gap: string) => {
      const closed = word.replace(/\s+/g, '')
      return gap.length > 1 || isKnown(closed) ? closed : word
    })
    .replace(NAME, (_whole, label: string, name: string) => label + name.replace(/\s+/g, ''))
}

/** Letters of a title, each set apart; between words the gap is wider. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}](?:\s+[\p{Script=Latin}\p{Script=Cyrillic}&'’.-]){3,}$/u
/** “WorkExperience”: words that only their capitals tell. */
const CAPITALS = /^(?:\p{Lu}\p{Ll}{2,}){2,}$/u

/** “P r o f i l e” as one writes it. Small capitals that a program named by halves, “e x P e r i e n C e”, are small. */
export function closeSpaced(text: string): string {
  const line = text.trim()
  if (!SPACED.test(line) || spacedHeading(line) !== undefined) return text
  return line
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .flatMap((word) => (CAPITALS.test(word) ? word.split(/(?=\p{Lu})/u) : [word]))
    .map((word) =>
      /^\p{Ll}|\p{Ll}\p{Lu}/u.test(word) ? word.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, upper) : word,
    )
    .join(' ')
}

const upper = (letter: string): string => letter.toUpperCase()

const isKnown = (word: string): boolean =>
  isLabel(word) || isTitleOnly(word) || listOfHeading(word) !== undefined
