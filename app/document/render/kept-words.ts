import { use } from 'react'
import type { Leaf } from '../model/types'
import { Edition } from './edition'

/** From and to which offset in a text. */
export type Stretch = { from: number; to: number }

/** In widths of a Latin letter, of which a character has two: what a last line has at least, what keeps together for it at most. */
const [LEAST, MOST] = [9, 14]

const WIDE = /[\u2e80-\uffef]/
/** Where a line may end in every engine. */
const MAY_END = /^ \S|[，。、；：！？\u4e00-\u9fff][\u4e00-\u9fff]/

/** A figure and what it counts. */
const FIGURE =
  /\d[\d.,]*(?: ?(?:[万亿千百多余]{0,2}[元美人次条个年月天日件周家项名倍]|[万亿]|小时|分钟)| (?:[bm]illion|percent|[kcm]?[gm]|[kMG]B|ms|(?:hour|day|week|month|year)s?)\b)/g

/**
 * What of a paragraph keeps to one line: a figure and its unit, and the last words, so that none of them ends it alone. Engines
 * balance lines in ways of their own, or not at all; a stretch without breaks all of them draw alike, and it adds no line.
 */
export function useKeptWords({ leaf: { split, part }, text }: { leaf: Leaf; text: string }): Stretch[] {
  if (use(Edition) < 5 || !split) return NONE
  const last = part?.to === undefined ? lastWords(text) : undefined
  const figures = figuresIn(text)
  if (last === undefined) return figures
  // a figure that reaches into the last words would be parted by them
  return [...figures.filter(({ to }) => to <= last), { from: last, to: text.length }]
}
const NONE: Stretch[] = []

export const figuresIn = (text: string): Stretch[] =>
  [...text.matchAll(FIGURE)].map(({ index: from, 0: { length } }) => ({ from, to: from + length }))

/** The offset from which a paragraph's last words keep together. */
export function lastWords(text: string): number | undefined {
  let width = 0
  let breaks = 0
  for (let at = text.length - 1; at > 0; at -= 1) {
    const sign = text.charAt(at)
    width += WIDE.test(sign) ? 2 : 1
    if (width > MOST || sign === '\n') return undefined
    if (!MAY_END.test(text.slice(at - 1, at + 1))) continue
    // a single word keeps together by itself
    if (width >= LEAST) return breaks > 0 ? at : undefined
    breaks += 1
  }
  return undefined
}
