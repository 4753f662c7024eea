import type { Span } from '../types'
import type { Quantity } from './types'

/** Longer texts hold lists of any length. */
const LONG = 2000

/** Titles and names in marks are counted, whatever stands between them. */
const TITLES = [/《[^》]+》/g, /[“"「][^”"」]{2,20}[”"」]/g]

const ITEM = '(?:[\\w&/+-]+ ){0,2}[\\w&/+-]+'
/** In English up to an "and", or a whole line of nothing else; commas part clauses too. */
const LIST = new RegExp(
  `[^，。；;.\\n、,]{1,20}(?:、[^，。；;.\\n、,]{1,20})+|${ITEM}(?:, ${ITEM})+,? (?:and|or) ${ITEM}|(?<=^|\\n|: )${ITEM}(?:, ?${ITEM})+(?=[.\\n]|$)`,
  'g',
)

/** "(2018, 2019, 2022)": of what came around in each of them. */
const YEARS = /(?:19|20)\d\d年?(?:(?:, ?|、| ?and | ?& ?|和)+(?:19|20)\d\d年?)+/g

function spanOf({ text, part }: { text: string; part: string }): Span {
  const from = text.indexOf(part)
  return { from, to: from + part.length }
}

/** A list of just as many things as a small number says: "登录、支付、消息" bears out "three modules". */
export function enumeratedCount({
  claim,
  after,
  text,
}: {
  claim: Quantity
  /** what follows the number in the suggestion */
  after: string
  text: string
}): Span | undefined {
  if (text.length > LONG || claim.dimension !== 'count') return undefined
  const years = Array.from(text.matchAll(YEARS)).find(
    ([list]) => new Set(list.match(/\d{4}/g)).size === claim.raw,
  )
  if (years !== undefined) return { from: years.index, to: years.index + years[0].length }
  if (claim.rate !== undefined) return undefined
  if (/^个?(?:等级|级|档|名次|分)/.test(after)) return undefined
  if (claim.counted !== undefined || claim.raw < 2 || claim.raw > 6) return undefined
  const pair = claim.raw === 2 ? /\p{Script=Han}{2,8}[与和及]\p{Script=Han}{2,8}/u.exec(text) : null
  if (pair !== null) return { from: pair.index, to: pair.index + pair[0].length }
  const lists = text.matchAll(LIST)
  const marked = TITLES.map((pattern) => Array.from(new Set(text.match(pattern) ?? []))).find(
    ({ length }) => length === claim.raw,
  )
  if (marked !== undefined) return spanOf({ text, part: marked[0] ?? '' })
  for (const found of lists) {
    const items = found[0].split(
      /、|,\s?(?:(?:and|or) )?| (?:and|or) |(?<=\p{Script=Han})[和与及](?=\p{Script=Han})/u,
    )
    if (items.filter((item) => item.trim() !== '').length === claim.raw)
      return { from: found.index, to: found.index + found[0].length }
  }
  return undefined
}
