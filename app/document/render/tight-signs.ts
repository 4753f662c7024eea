import { use } from 'react'
import type { Leaf } from '../model/types'
import { Edition } from './edition'

/** Full-width signs by where their blank half is: behind those that close or pause, before those that open. */
const [CLOSING, OPENING] = ['，。、；：！？）》」』】〉〕', '（《「『【〈〔']

/** Those that stand half an em nearer to what is before them: behind a closing sign, one opening sign behind another, or at a beginning. */
const tightIn = (closing: string, opening: string) =>
  new RegExp(`(?<=[${closing}])[${closing}${opening}]|(?<=[${opening}])[${opening}]|^[${opening}]`, 'gmu')

const SIGNS = tightIn(CLOSING, OPENING)
/** Quotation marks are full-width where a Chinese face draws them. */
const WITH_QUOTES = tightIn(`${CLOSING}”’`, `${OPENING}“‘`)

/** Within a Latin word. */
const APOSTROPHE = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu

const CHINESE = `\\p{sc=Han}${CLOSING}${OPENING}`
const ENGLISH = '[\\p{sc=Latin}\\d.,;:!?()–—-]'
/** What is quoted in English, in an English sentence: with English on one side of it, and no Chinese on the other. */
const QUOTED = new RegExp(
  ['“”', '‘’']
    .map(([open = '', close = '']) => `${open}[^${open}${close}${CHINESE}]{1,120}${close}`)
    .flatMap((words) => [
      `(?<=${ENGLISH}\\s{0,2})${words}(?!\\s{0,2}[${CHINESE}])`,
      `(?<![${CHINESE}]\\s{0,2})${words}(?=\\s{0,2}${ENGLISH})`,
    ])
    .join('|'),
  'gu',
)
/** Behind an English word before another one: `years’ experience`. */
const POSSESSIVE = /(?<=\p{sc=Latin})’(?=\s{1,2}[\p{sc=Latin}\d])/gu

/** The classes of signs that stand nearer to what is before them, by their offsets in a leaf's text. */
export function useTightSigns({ leaf, text }: { leaf: Leaf; text: string }): Map<number, string> {
  const edition = use(Edition)
  if (edition < 4) return NONE
  const { from = 0, whole = text } = leaf.part ?? {}
  const signs = tightSigns(text, whole.slice(0, from).slice(-1))
  if (edition < 5) return signs
  const english = [...text.matchAll(APOSTROPHE)].map(({ index }) => index)
  // Signs that belong together may stand on two pages.
  if (edition >= 6)
    english.push(...englishQuotes(whole).flatMap((at) => (text[at - from] === whole[at] ? [at - from] : [])))
  for (const at of english) signs.set(at, 'jl-apostrophe')
  return signs
}
const NONE = new Map<number, string>()

/** Where signs of an English sentence stand that a Chinese face would draw full-width. */
export function englishQuotes(text: string): number[] {
  const quoted = [...text.matchAll(QUOTED)].flatMap(({ index, 0: { length } }) => [index, index + length - 1])
  const possessive = [...text.matchAll(POSSESSIVE)].map(({ index }) => index)
  return [...new Set([...quoted, ...possessive])]
}

function tightSigns(text: string, behind = ''): Map<number, string> {
  const found = (signs: RegExp, className: string) =>
    Array.from(`${behind}${text}`.matchAll(signs), ({ index }) => [index - behind.length, className] as const)
  // a leaf's part begins with what is behind it, so that a line is broken in it as in the whole
  const all = [...found(WITH_QUOTES, 'jl-tight jl-tight-quote'), ...found(SIGNS, 'jl-tight')]
  return new Map(all.filter(([at]) => at >= 0))
}
