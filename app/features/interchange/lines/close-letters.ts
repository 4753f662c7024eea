import { isLabel } from '../text-resume/label-field'

/** A character with nothing but spaces, or the colon of a label, at its sides. */
const BEFORE = '(?<![^\\s:：【\\ue001-\\ue005])'
const AFTER = '(?=[\\s:：】\\ue001-\\ue005]|$)'
const PAIR = new RegExp(`${BEFORE}(\\p{Script=Han})\\s+(?=(\\p{Script=Han})${AFTER})`, 'gu')
const WORD = new RegExp(
  `${BEFORE}(?![男女无])(\\p{Script=Han})(\\s+)\\p{Script=Han}(?:\\2\\p{Script=Han})*${AFTER}`,
  'gu',
)

/** Chinese words that were set apart to fill a width, as one writes them: “姓　　名” in forms, “个 人 简 历” as a title. */
export function closeLetters(text: string): string {
  const labels = text.replace(PAIR, (whole, one: string, other: string) =>
    isLabel(one + other) ? one : whole,
  )
  return labels.replace(WORD, (word) => word.replace(/\s+/g, ''))
}
