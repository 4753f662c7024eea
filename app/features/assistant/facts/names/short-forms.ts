import { nearSources, type CheckContext } from '../check-context'
import { contentWords } from '../duties/content-words'
import type { LatinWord } from './latin-words'

/** "有机光伏(OPV)", "日语能力考试(JLPT)": capitals in a bracket behind words that the person said. */
export function isShortOfSaid(context: CheckContext, { text, from, to }: LatinWord): boolean {
  const lead = /[^，。,;；:：、()\n]{2,24}(?=\($)/u.exec(
    context.text.slice(Math.max(0, from - 26), from),
  )?.[0]
  if (lead === undefined || context.text.charAt(to) !== ')' || !/^[A-Z]{2,6}$/.test(text)) return false
  // what English shortens it writes out by the first letters of its words
  if (!/\p{Script=Han}$/u.test(lead)) return false
  const words = contentWords(lead).slice(-3)
  const said = words.filter((word) => nearSources(context).some((source) => word.isIn(source.meaning())))
  return words.length > 0 && said.length * 3 >= words.length * 2
}

const NUMERALS: Partial<Record<string, RegExp>> = {
  II: /[二两2] ?[类级期型等阶]|\b(?:class|grade|type|level|phase|tier|part) (?:2|two)\b/i,
  III: /[三3] ?[类级期型等阶]|\b(?:class|grade|type|level|phase|tier|part) (?:3|three)\b/i,
  IV: /[四4] ?[类级期型等阶]|\b(?:class|grade|type|level|phase|tier|part) (?:4|four)\b/i,
}

/** "Class II" of who wrote 二类. */
export function isNumeral(context: CheckContext, { text }: LatinWord): boolean {
  const said = NUMERALS[text]
  return said !== undefined && nearSources(context).some((source) => said.test(source.text))
}
