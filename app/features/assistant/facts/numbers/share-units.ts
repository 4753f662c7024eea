import type { Quantity } from './types'

type Options = { text: string; quantities: Quantity[] }

const JOINED =
  /^ ?(?:-|~|(?:(?:down|up|back) )?to|instead of|rather than|到|至|and|与|和|→|->|(?:涨|增长|增加|增|提升|提高|升|下降|降低|降|减少|缩短|压缩|压)(?:到|至|为))(?: ?(?:just |well )?(?:under|below|over|about|around|nearly|almost|roughly|less than|more than)|不到|不足|约|大约|近)? ?$/

/** In "20-30%" and "from 60 to 15 minutes" the first number has the second's unit; in "10-20 万" its magnitude too. */
export function shareUnits({ text, quantities }: Options): void {
  quantities.forEach((first, index) => {
    const second = quantities[index + 1]
    if (
      second === undefined ||
      first.dimension === 'ordinal' ||
      /半|hal[fv]/i.test(text.slice(first.from, first.to)) ||
      !JOINED.test(text.slice(first.to, second.from))
    )
      return
    if (first.dimension === 'count' && second.dimension !== 'count' && first.counted === undefined)
      Object.assign(first, {
        dimension: second.dimension,
        size: second.size,
        value: first.raw * second.size,
      })
    else if (
      second.dimension === 'count' &&
      first.dimension !== 'count' &&
      second.counted === undefined &&
      // "in three years, and 31 of them"
      !/^ ?(?:and|与|和) ?$/.test(text.slice(first.to, second.from))
    )
      Object.assign(second, { dimension: first.dimension, size: first.size, value: second.raw * first.size })
    const isRange = /^ ?[-~至到] ?$/.test(text.slice(first.to, second.from))
    const magnitude = /\d ?(万|亿|千|百万|k|M)/.exec(text.slice(second.from, second.to))?.[1]
    if (isRange && second.isRounded && !first.isRounded && magnitude !== undefined && first.raw < 1000) {
      const size = { 万: 1e4, 亿: 1e8, 千: 1e3, 百万: 1e6, k: 1e3, M: 1e6 }[magnitude] ?? 1
      first.others.push({ value: first.value * size, dimension: first.dimension })
    }
  })
}

/** "从310万美元掉到190万": an amount without unit in a sentence that has named a currency may be of it too. */
function shareCurrency({ text, quantities }: Options): void {
  let last: Quantity | undefined
  for (const quantity of quantities) {
    if (last !== undefined && /[。！？!?\n]|\.\s/.test(text.slice(last.to, quantity.from))) last = undefined
    if (quantity.dimension.startsWith('money')) last = quantity
    else if (
      last !== undefined &&
      quantity.dimension === 'count' &&
      quantity.counted === undefined &&
      quantity.raw >= 1000 &&
      /^ ?(?:[，,。;；、)\s]|$|左右|以[上下内]|多)/.test(text.slice(quantity.to))
    )
      quantity.others.push({ value: quantity.raw, dimension: last.dimension })
  }
}

/** "48 seconds, the baseline had 95": a bare number at the end of its clause may be of the time said before. */
function shareTime({ text, quantities }: Options): void {
  quantities.forEach((quantity, index) => {
    const former = quantities[index - 1]
    if (former?.dimension !== 'seconds' || quantity.dimension !== 'count' || quantity.counted !== undefined)
      return
    const between = text.slice(former.to, quantity.from)
    const isBare = /^ ?(?:[，,。;；)\n]|\.(?!\d)|$|(?:on|as|in) )/.test(text.slice(quantity.to))
    if (isBare && between.length < SAME_BREATH && !/[。;；\n]|\.\s/.test(between))
      quantity.others.push({ value: quantity.raw * former.size, dimension: 'seconds' })
  })
}
const SAME_BREATH = 40

/** "89 percent occupied, now it's 96": what something came to is counted as before. */
function sharePercent({ text, quantities }: Options): void {
  quantities.forEach((quantity, index) => {
    const former = quantities[index - 1]
    if (former?.dimension !== 'percent' || quantity.dimension !== 'count' || quantity.counted !== undefined)
      return
    const between = text.slice(former.to, quantity.from)
    const isBare = /^ ?(?:[，,。;；)\n]|\.(?!\d)|$)/.test(text.slice(quantity.to))
    if (isBare && NOW.test(between) && !/[。;；\n]|\.\s/.test(between))
      quantity.others.push({ value: quantity.raw, dimension: 'percent' })
  })
}
const NOW = /\b(?:now|today|currently)\b[^,;]{0,12}$|(?:现在|如今|目前)[^，；]{0,4}$/i

const TIMES: [RegExp, number][] = [
  [/\bminutes?\b/i, 60],
  [/\bhours?\b/i, 3600],
  [/\bdays?\b/i, 86_400],
  [/\bweeks?\b/i, 7 * 86_400],
  [/\bmonths?\b/i, 30 * 86_400],
]
/** "Demurrage days from 6 to 4": the unit stands before. */
const UNIT_BEFORE =
  /\b(minutes?|hours?|days?|weeks?|months?)(?: (?:fell|dropped|down|went|decreased))? from (\d[\d.]*) to (\d[\d.]*)(?![\d%]| ?[a-z]*(?:hours?|days?|weeks?|months?|minutes?)\b)/gi

function shareUnitsBefore({ text, quantities }: Options): void {
  for (const { index, 0: whole, 1: unit = '' } of text.matchAll(UNIT_BEFORE)) {
    const size = TIMES.find(([pattern]) => pattern.test(unit))?.[1] ?? 0
    for (const quantity of quantities)
      if (quantity.from >= index && quantity.to <= index + whole.length && quantity.dimension === 'count')
        quantity.others.push({ value: quantity.raw * size, dimension: 'seconds' })
  }
}

const DOLLARS = [
  [
    'money-CAD',
    /\b(?:Canad(?:a|ian)|Toronto|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg|Halifax|Ontario|Alberta|Manitoba)\b|Montr[eé]al|Qu[eé]bec|British Columbia|Nova Scotia|, (?:ON|BC|AB|QC|NS|MB|SK)\b/,
  ],
  ['money-AUD', /\bAustralian?\b|\b(?:Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|NSW|QLD)\b/],
  ['money-NZD', /New Zealand|\b(?:Auckland|Wellington|Christchurch)\b/],
  ['money-SGD', /\bSingapore\b/],
  ['money-HKD', /Hong Kong/],
] as const

/** "$1.2M" of who works in Vancouver is of Canada's. */
function shareDollars({ text, quantities }: Options): void {
  const plain = quantities.filter(
    ({ dimension, from }) => dimension === 'money-USD' && text.startsWith('$', from),
  )
  if (plain.length === 0) return
  for (const [dimension] of DOLLARS.filter(([, place]) => place.test(text)))
    for (const quantity of plain) quantity.others.push({ value: quantity.value, dimension })
}

/** What bare numbers may be of, by what is said of others beside them. */
export function shareSaid(options: Options): void {
  shareCurrency(options)
  shareTime(options)
  sharePercent(options)
  shareUnitsBefore(options)
  shareDollars(options)
}
