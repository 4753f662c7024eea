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

/** The classes of signs that stand nearer to what is before them, by their offsets in a leaf's text. */
export function useTightSigns({ leaf, text }: { leaf: Leaf; text: string }): Map<number, string> {
  const edition = use(Edition)
  if (edition < 4) return NONE
  const signs = tightSigns(text, leaf.part?.behind)
  if (edition < 5) return signs
  for (const { index } of text.matchAll(APOSTROPHE)) signs.set(index, 'jl-apostrophe')
  return signs
}
const NONE = new Map<number, string>()

function tightSigns(text: string, behind = ''): Map<number, string> {
  const found = (signs: RegExp, className: string) =>
    Array.from(`${behind}${text}`.matchAll(signs), ({ index }) => [index - behind.length, className] as const)
  // a leaf's part begins with what is behind it, so that a line is broken in it as in the whole
  const all = [...found(WITH_QUOTES, 'jl-tight jl-tight-quote'), ...found(SIGNS, 'jl-tight')]
  return new Map(all.filter(([at]) => at >= 0))
}
