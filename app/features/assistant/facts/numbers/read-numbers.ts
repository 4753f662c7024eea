import { createCoverage } from '../text/coverage'
import type { Span } from '../types'
import { numberTokens, type NumberToken } from './number-tokens'
import { SPECIALS } from './special-numbers'
import { measureOf } from './measure-of'
import { rateOf } from './rate-of'
import { shareSaid, shareUnits } from './share-units'
import type { Bound, Dimension, Quantity } from './types'
import { countedAfter, currencyBefore, unitAt } from './units'

const BEFORE: [RegExp, Bound][] = [
  [
    /(?:nearly|almost|close to|just under|under|(?<!no |not )(?:less|fewer) than|up to|at most|within|below|将近|接近|不到|不足|最多|至多|不(?:超过|多于|高于|大于)|no more than|not more than|(?<!不)(?:少于|低于)|近|跑进|压到)\s?$/i,
    'under',
  ],
  [
    /(?:\bover|better than|(?<!no |not )more than|no (?:fewer|less) than|not less than|above|at least|exceed(?:s|ed|ing)?|upwards of|in excess of|(?<!不)超过|超出|至少|不少于|不低于|(?<!不)大于|突破|超|逾|[打跌]?破)了?\s?$/i,
    'over',
  ],
  [/(?:about|around|roughly|approximately|approx\.?|circa|some|~|大约|大概|约为|约)\s?$/i, 'about'],
]
const PLUS =
  /^ ?(?:\+|余|多|来(?=[\p{Script=Han}]?[个名位人单家次件条篇份台])|几|加(?![入上工快大薪班元币拿仑])|以上|或更多|or more\b|plus\b|and more\b)/u
/** "Down eight points": of per cent, where those are compared. */
const POINTS = /^[ -]?(?:points?\b|个?点(?!钟|击|位|餐|单))/
const ABOUT = /^ ?(?:左右|上下|前后|or so\b|-?ish\b)/
const UNDER = /^ ?(?:以内|以下|之内|内(?=[，。；,;\s]|$))/
/** "Resolved 230 tickets over five years": the time that it took, and no more than it. */
const DURING =
  /(?<!\b(?:for|of|with|has|have|had|after|than|spent|took|taking|lasting|bring\w*|offer\w*|and|is|was)|[,.;:\n(]|^) over (?:the (?:past|last) )?$/i
/** "Over two years, shrink fell" */
const OPENING = /(?:^|\n)[^\p{L}\d\n]{0,6}over (?:the (?:past|last) )?$/iu
const TERMS = /^ (?:\w+ )?(?:semesters|terms|seasons|summers|winters|sessions|shifts|cohorts|intakes)\b/i
const SPENT = /(?:for|over|within|in|历时|为期|用时|共|耗时) ?(?:about )?$/

const PASSED = /\b(?:pass(?:ed|es|ing)|topp(?:ed|ing)|cross(?:ed|ing)) $/i
/** Examinations that were passed are fewer. */
const LEAST_PASSED = 1000
/** What a time at the end of a clause follows when it was spent, and is no date or place in an order. */
const SPENT_IN_CHINESE = /\p{Script=Han}(?<![每第同这那近前大高初研后头上下过去满])$/u

/** All quantities of a folded text. Spans in `taken` (dates, names) are left out. */
export function readNumbers({ text, taken }: { text: string; taken: Span[] }): Quantity[] {
  const specials = readSpecials({ text, taken })
  const tokens = numberTokens({ text, taken: [...taken, ...specials] })
  const plain = tokens.map((token) => quantityOf({ text, token }))
  shareUnits({ text, quantities: [...specials, ...plain].sort((a, b) => a.from - b.from) })
  shareSaid({ text, quantities: plain })
  return [...specials, ...plain.filter((quantity) => !saysNothing({ text, quantity }))].sort(
    (a, b) => a.from - b.from,
  )
}

function readSpecials({ text, taken }: { text: string; taken: Span[] }): Quantity[] {
  const result: Quantity[] = []
  const coverage = createCoverage({ length: text.length, spans: taken })
  for (const { pattern, read } of SPECIALS)
    for (const found of text.matchAll(pattern)) {
      const span = { from: found.index, to: found.index + found[0].length }
      if (coverage.meets(span)) continue
      const reading = read(found)
      if (reading === undefined || !Number.isFinite(reading.value)) continue
      const { value, dimension, others = [], size = 1 } = reading
      const bound = reading.bound ?? boundBefore(text.slice(Math.max(0, span.from - 16), span.from))
      coverage.add(span)
      result.push({
        ...span,
        raw: value / size,
        value,
        dimension,
        size,
        bound,
        counted: undefined,
        rate: /^(?:once|twice)$/i.test(found[0]) ? rateOf({ text, ...span }) : undefined,
        measure: undefined,
        others,
        isRounded: reading.bound !== undefined,
      })
    }
  return result
}

function quantityOf({ text, token }: { text: string; token: NumberToken }): Quantity {
  let to = token.to
  let bound = boundBefore(text.slice(Math.max(0, token.from - 16), token.from))
  if (/[余多几来]|\+/.test(text.slice(token.from, to))) bound = 'over'
  // "Passed 1 million views"
  if (token.raw >= LEAST_PASSED && PASSED.test(text.slice(0, token.from).slice(-10))) bound = 'over'
  const plus = PLUS.exec(text.slice(to, to + 10))
  if (plus !== null) {
    bound = 'over'
    to += plus[0].length
  }
  const unit = unitAt({ text, at: to })
  const currency = currencyBefore(text.slice(Math.max(0, token.from - 5), token.from))
  const counted = unit === undefined ? countedAfter(text.slice(to, to + 40)) : undefined
  to = unit?.to ?? to
  const tail = text.slice(to, to + 10)
  if (PLUS.test(tail) || /^[\p{Script=Han}]{1,3}(?:以上|有余)/u.test(tail)) bound = 'over'
  else if (ABOUT.test(tail)) bound = 'about'
  else if (UNDER.test(tail)) bound = 'under'
  const dimension: Dimension = unit?.dimension ?? currency?.dimension ?? 'count'
  if (
    bound === 'over' &&
    ((dimension === 'seconds' && (unit?.size ?? 0) >= 86_400) || TERMS.test(text.slice(to))) &&
    (DURING.test(text.slice(Math.max(0, token.from - 24), token.from)) ||
      (OPENING.test(text.slice(Math.max(0, token.from - 40), token.from)) && /^,/.test(text.slice(to))))
  )
    bound = 'exact'
  const { from, raw, isRounded } = token
  return {
    raw,
    dimension,
    bound,
    counted,
    rate:
      dimension === 'count' ||
      dimension.startsWith('money') ||
      dimension === 'grams' ||
      (dimension === 'seconds' && (unit?.size ?? 0) <= 3600)
        ? rateOf({ text, from: token.from, to })
        : undefined,
    measure: measureOf({ text, from: token.from, to }),
    isRounded,
    to,
    from: from - (currency?.length ?? 0),
    value: raw * (unit?.size ?? 1),
    size: unit?.size ?? 1,
    others:
      dimension === 'times' ? othersOfTimes(raw) : unit === undefined ? othersOfCount({ raw, tail }) : [],
  }
}

/** A lesson may be said as an hour. */
function othersOfCount({ raw, tail }: { raw: number; tail: string }): Quantity['others'] {
  if (POINTS.test(tail)) return [{ value: raw, dimension: 'points' }]
  return /^ ?个?[学课]时|^ (?:office|contact) hou/.test(tail)
    ? [{ value: raw * 3600, dimension: 'seconds' }]
    : []
}

/** "提升 2 倍" is read as twice and as 200% more; "一倍" as doubled. */
function othersOfTimes(raw: number): Quantity['others'] {
  const more: Quantity['others'] = [
    { value: raw * 100, dimension: 'percent' },
    { value: (raw - 1) * 100, dimension: 'percent' },
  ]
  return raw === 1 ? [...more, { value: 2, dimension: 'times' }] : more
}

function boundBefore(head: string): Bound {
  const plain = head.replace(/(?:HK\$|US\$|NZ\$|[CAS]\$|₹|\$|€|£|¥|RMB|CNY|USD|EUR|GBP) ?$/i, '')
  return BEFORE.find(([pattern]) => pattern.test(plain))?.[1] ?? 'exact'
}

/** "From two days to one": the one is what the two became. */
const BECOMING =
  /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve))(?: ?\p{L}+)?,? (?:down )?to $|[\d一二两三四五六七八九十]\p{Script=Han}{0,3}(?:变成|变为|减到|降到|缩到|压到|改成)$/iu

/** One of something in words ("一个", "one of") says no number, nor does "一年" unless it is a time that was spent. */
function saysNothing({ text, quantity }: { text: string; quantity: Quantity }): boolean {
  if (BECOMING.test(text.slice(Math.max(0, quantity.from - 16), quantity.from))) return false
  // the "0000" of a telephone number counts nothing
  if (quantity.raw === 0 && /^00+$/.test(text.slice(quantity.from, quantity.to))) return true
  if (quantity.raw !== 1 || /\d/.test(text.slice(quantity.from, quantity.to))) return false
  if (quantity.dimension === 'count') return true
  return quantity.dimension === 'seconds' && !isSpent({ text, quantity })
}

/** "for a year", "交流一年": a time at a verb. */
function isSpent({ text, quantity: { from, to } }: { text: string; quantity: Quantity }): boolean {
  const head = text.slice(Math.max(0, from - 12), from)
  return SPENT.test(head) || (SPENT_IN_CHINESE.test(head) && /^(?:[\s，。,;；)]|$)/.test(text.slice(to)))
}
