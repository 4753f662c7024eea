import { matchesIn, meets, type Span } from '../types'
import { numberTokens, type NumberToken } from './number-tokens'
import { SPECIALS } from './special-numbers'
import { currencyBefore, unitAt } from './units'

/** What a number counts. Values of one dimension can be compared; `count` stands for all that has no unit we know. */
export type Dimension =
  | 'count'
  | 'ordinal'
  | 'percent'
  | 'points'
  | 'times'
  | 'seconds'
  | 'bytes'
  | 'metres'
  | 'square-metres'
  | 'grams'
  | 'litres'
  | 'watts'
  | 'volts'
  | 'amperes'
  | 'hertz'
  | `money-${string}`

/** How the words around a number bound it: nearly 30, about 30, 30, over 30. */
export type Bound = 'under' | 'about' | 'exact' | 'over'

export type Quantity = Span & {
  /** As written, magnitude applied ("12 万" is 120000), before the unit. */
  raw: number
  /** In the dimension's base unit: seconds, bytes, per cent. */
  value: number
  dimension: Dimension
  bound: Bound
  /** Whether the writing itself rounds (12k, 1.2 万, dozens). */
  isRounded: boolean
  /** "First, …": a number only where the sources rank, too. */
  isOpening?: boolean
}

const BEFORE: [RegExp, Bound][] = [
  [
    /(?:nearly|almost|close to|just under|under|(?<!no |not )(?:less|fewer) than|up to|at most|within|below|将近|接近|不到|不足|最多|至多|不(?:超过|多于|高于|大于)|(?:no|not) more than|(?<!不)(?:少于|低于)|近)\s?$/i,
    'under',
  ],
  [
    /(?:\bover|(?<!no |not )more than|no (?:fewer|less) than|not less than|above|better than|at least|exceed(?:s|ed|ing)?|upwards of|in excess of|(?<!不)超过|超出|至少|不少于|不低于|(?<!不)大于|突破|超|逾)了?\s?$/i,
    'over',
  ],
  [/(?:about|around|roughly|approximately|approx\.?|circa|some|~|大约|大概|约为|约)\s?$/i, 'about'],
]
const PLUS =
  /^ ?(?:\+|余|多|来(?=[\p{Script=Han}]?[个名位人单家次件条篇份台])|几|以上|或更多|or more\b|plus\b|and more\b)/u
const ABOUT = /^ ?(?:左右|上下|前后|or so\b|-?ish\b)/
const UNDER = /^ ?(?:以内|以下|之内)/
/** "Over two years": the time that it took, and no more than it. */
const DURING = /\bover (?:the (?:past|last) )?$/i

type Options = { text: string; taken: readonly Span[]; isSource?: boolean }

/** All quantities of a folded text. Spans in `taken` (dates) are left out. */
export function readQuantities({ text, taken, isSource = false }: Options): Quantity[] {
  const specials = SPECIALS.flatMap(([pattern, read]) =>
    matchesIn(text, pattern).flatMap(({ from, to, found }): Quantity[] => {
      const reading = read(found)
      if (!Number.isFinite(reading.value)) return []
      const bound = boundBefore(text.slice(Math.max(0, from - 16), from))
      const quantity = { from, to, raw: reading.value, isRounded: false, bound, ...reading }
      return [!isSource && isOpening(text, quantity) ? { ...quantity, isOpening: true } : quantity]
    }),
  )
  const kept: Quantity[] = []
  for (const one of specials) if (![...taken, ...kept].some((span) => meets(span, one))) kept.push(one)
  const plain = numberTokens({ text, taken: [...taken, ...kept] }).flatMap((token) => {
    const quantity = quantityOf({ text, token })
    return saysNothing(quantity, token, isSource) ? [] : [quantity]
  })
  return [...kept, ...withSharedUnits({ text, quantities: plain })].sort((a, b) => a.from - b.from)
}

function quantityOf({ text, token }: { text: string; token: NumberToken }): Quantity {
  const head = text.slice(Math.max(0, token.from - 24), token.from)
  const currency = currencyBefore(head.slice(-5))
  let bound = /[余多几来+]/.test(text.slice(token.from, token.to)) ? 'over' : boundBefore(head)
  let { to } = token
  const plus = PLUS.exec(text.slice(to, to + 10))
  if (plus) {
    bound = 'over'
    to += plus[0].length
  }
  const unit = unitAt({ text, at: to })
  to = unit?.to ?? to
  const tail = text.slice(to, to + 10)
  if (PLUS.test(tail)) bound = 'over'
  else if (ABOUT.test(tail)) bound = 'about'
  else if (UNDER.test(tail)) bound = 'under'
  const dimension: Dimension = unit?.dimension ?? currency?.dimension ?? 'count'
  if (dimension === 'seconds' && token.raw < 100 && DURING.test(head)) bound = 'exact'
  const { raw, isRounded } = token
  const from = token.from - (currency?.length ?? 0)
  return { from, to, raw, value: raw * (unit?.size ?? 1), dimension, bound, isRounded }
}

function boundBefore(head: string): Bound {
  const plain = head.replace(/(?:[A-Z]{1,3}\$|₹|\$|€|£|¥|RMB|CNY|USD|EUR|GBP) ?$/i, '')
  return BEFORE.find(([pattern]) => pattern.test(plain))?.[1] ?? 'exact'
}

/** "First, …", "first-line": the first of something is a number only where things are ranked. */
function isOpening(text: string, { raw, dimension, to }: Quantity): boolean {
  const isRanked = /^名|^[- ](?:place|prize|in |out of |rank)/i.test(text.slice(to))
  return dimension === 'ordinal' && raw === 1 && !isRanked
}

/** One of something in words ("一个", "one of", "一年") says no number, nor do the noughts of a telephone number. */
function saysNothing({ raw, dimension }: Quantity, { isWord }: NumberToken, isSource: boolean): boolean {
  return raw === 0 || (raw === 1 && (isWord || (!isSource && dimension === 'count')))
}

const UP_TO = /^ ?(?:-|~|到|至|to|and|or|、|\/|→|->) ?$/

/** "From 800 to 200 ms", "3-5 年": the unit is said once. */
function withSharedUnits({ text, quantities }: { text: string; quantities: Quantity[] }): Quantity[] {
  return quantities.map((one, index) => {
    const next = quantities[index + 1]
    if (!next || one.dimension !== 'count' || next.dimension === 'count') return one
    if (!UP_TO.test(text.slice(one.to, next.from)) || next.raw === 0) return one
    return { ...one, dimension: next.dimension, value: (one.raw * next.value) / next.raw }
  })
}
