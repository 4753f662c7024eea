import type { Language } from '../../../../collections/resumes/schema'

const ENOUGH = 40

type Counts = { han: number; words: number }
const IS_ANOTHER: Record<Language, (counts: Counts) => boolean> = {
  'zh-CN': ({ han, words }) => words > ENOUGH && words > han * 3,
  en: ({ han, words }) => han > ENOUGH && han > words,
}

/** Whether a text of some length is plainly not in the language asked for: names and terms of the other are no sign. */
export function isInAnotherLanguage({ text, language }: { text: string; language: Language }): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/\p{L}+/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)) ?? []
  const foreign =
    text.match(
      /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
    )?.length ?? 0
  if (foreign > ENOUGH && foreign > han) return true
  return IS_ANOTHER[language]({ han, words: words.length })
}
