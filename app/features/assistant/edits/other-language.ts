import type { Language } from '../../../../collections/resumes/schema'

const ENOUGH = 40

/** Whether a text of some length is plainly not in the language asked for: names and terms of the other are no sign. */
export function otherLanguage({ text, language }: { text: string; language: Language }): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/\p{L}+/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)) ?? []
  const foreign =
    text.match(
      /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
    )?.length ?? 0
  if (foreign > ENOUGH && foreign > han) return true
  return language === 'en'
    ? han > ENOUGH && han > words.length
    : words.length > ENOUGH && words.length > han * 3
}
