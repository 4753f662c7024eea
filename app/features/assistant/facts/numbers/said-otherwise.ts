import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import type { Quantity } from './types'

const PER_THOUSAND = /每一?千|千分之|\bper (?:1,?000|thousand)\b/i
const PROMILLE = 0.1
const MILLIONTH = 1e-4

/** "2.1‰" of who wrote 2.1 for each thousand. */
export function saidPerThousand({
  claim,
  source,
}: {
  claim: Quantity
  source: PreparedText
}): Span | undefined {
  const isSaid =
    (claim.size === PROMILLE && PER_THOUSAND.test(source.text)) ||
    // "客诉PPM从85降至22"
    (claim.size === MILLIONTH && /ppm/i.test(source.text))
  if (claim.dimension !== 'percent' || !isSaid) return undefined
  return source.numbers.find(({ raw }) => Math.abs(raw - claim.raw) < 1e-9)
}

/** How often a year a word of a source says. */
const OFTEN: [number, RegExp][] = [
  [1, /每年|一年一[次度回]|\b(?:annual(?:ly)?|yearly|(?:every|each|once a) year)\b/i],
  [
    2,
    /每半年|半年一|每学期|\b(?:half-?yearly|semi-?annual(?:ly)?|twice a year|every six months|biannual(?:ly)?)\b/i,
  ],
  [4, /每个?季度?|按季|\b(?:quarterly|(?:every|each|once a|per) quarter|every three months)\b/i],
  [6, /每[两2]个?月|隔月|双月|\b(?:every (?:two|2|other|second) months?|bimonthly)\b/i],
  [12, /每个?月|按月|\b(?:monthly|(?:every|each|once a|per) month)\b/i],
]
const A_YEAR = /^ ?(?:次|回|轮|times)? ?(?:a|per|each|every) year|^ ?(?:次|回|轮)?[/每]年/i

/** "Four times a year" of who wrote "every quarter". */
export function saidAsRate({
  claim,
  source,
  after,
}: {
  claim: Quantity
  source: PreparedText
  /** what follows the number in the suggestion */
  after: string
}): Span | undefined {
  if (isHalfYear(claim) && TWICE_A_YEAR.test(source.text))
    return { from: source.text.search(TWICE_A_YEAR), to: source.text.length }
  if (OF_WEEK.test(after)) return daysNamed({ claim, source })
  if (claim.dimension !== 'count' || !(claim.rate === 'year' || A_YEAR.test(after))) return undefined
  const found = OFTEN.find(([times]) => times === claim.raw)?.[1].exec(source.text)
  return found === null || found === undefined
    ? undefined
    : { from: found.index, to: found.index + found[0].length }
}

const OF_WEEK = /^[- ]?(?:times )?(?:weekly|(?:a|per|each|every) week)\b/i
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:周|星期|礼拜)[一二三四五六日天]/gi

/** "Twice weekly" of who wrote "Tuesdays and Thursdays". */
function daysNamed({ claim, source }: { claim: Quantity; source: PreparedText }): Span | undefined {
  return source.sentences.find(
    ({ text }) => new Set(text.match(DAY)?.map((day) => day.toLowerCase())).size === claim.raw,
  )
}

/** "每半年一次" of who wrote "two per year". */
const TWICE_A_YEAR = /\b(?:two|2|twice|two times) (?:per|a|each|every) year\b|每年[两2二]次|一年[两2二]次/i

function isHalfYear({ dimension, value }: Quantity): boolean {
  return dimension === 'seconds' && value === 180 * 86_400
}
