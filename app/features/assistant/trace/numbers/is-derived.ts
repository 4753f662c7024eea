import { nearSources, ownSources, type Context } from '../context'
import type { DateFact } from '../dates/read-dates'
import { onceFor } from '../once'
import { clausesOf } from '../text/clauses'
import type { Quantity } from './read-quantities'
import { isNear } from './same-value'

/** Of so many numbers each pair is tried. */
const MOST = 24
const YEAR = 360 * 86_400

/** Whether a number follows from what the person said: a sum, a difference, a share, a change, a time, a count of things. */
export function isDerived(context: Context, claim: Quantity): boolean {
  return (
    isReckoned(context, claim) ||
    isWritten(context, claim) ||
    isTimeOfDates(context, claim) ||
    isCounted(context, claim)
  )
}

function isReckoned(context: Context, claim: Quantity): boolean {
  const given = nearSources(context)
    .flatMap(({ numbers }) => numbers)
    .slice(0, MOST)
  const isShare = claim.dimension === 'percent' || claim.dimension === 'points'
  // a number whose unit is not said may be of what the other is
  const isAlike = (a: Quantity, b: Quantity) =>
    a.dimension === b.dimension || a.dimension === 'count' || b.dimension === 'count'
  const isClaim = (one: Quantity, value: number, raw: number) =>
    one.dimension === claim.dimension
      ? isNear({ claim, value, whole: claim.value })
      : isNear({ claim, value: raw, whole: claim.raw })
  const same = given.filter((one) => isAlike(one, claim))
  const [first] = same
  if (first && same.length > 2 && isClaim(first, sumOf(same, 'value'), sumOf(same, 'raw'))) return true
  if (
    isShare &&
    given.some(({ dimension, value }) => dimension === 'percent' && isWhole(claim, Math.abs(100 - value)))
  )
    return true
  if (isShare && claim.raw === 100 && nearSources(context).some(({ text }) => ALL.test(text))) return true
  if (
    isPerTime(context, claim) &&
    same.some(({ raw }) => TIMES.some((times) => isWhole(claim, raw * times) || isWhole(claim, raw / times)))
  )
    return true
  const around = context.text.slice(Math.max(0, claim.from - 12), claim.to + 48)
  return given.some((a) =>
    given.some((b) => {
      if (a === b) return false
      if (b.raw > 1 && isAlike(a, claim) && EACH.test(around) && isShareOf({ claim, raw: a.raw / b.raw }))
        return true
      if (!isAlike(a, b)) return false
      const [x, y] = a.dimension === b.dimension ? [a.value, b.value] : [a.raw, b.raw]
      const change = (Math.abs(x - y) / x) * 100
      if (
        isShare &&
        x > 0 &&
        (isWhole(claim, change) || isWhole(claim, (y / x) * 100) || isWhole(claim, Math.abs(x - y)))
      )
        return true
      if (claim.dimension === 'times' && x > 0 && (isWhole(claim, y / x) || isWhole(claim, y / x - 1)))
        return true
      if (!isAlike(a, claim) || !isAlike(b, claim) || isShare) return false
      const one = a.dimension === 'count' ? b : a
      const size = a.dimension === b.dimension ? 1 : one.value / one.raw
      return (
        isClaim(one, (x + y) * size, a.raw + b.raw) ||
        isClaim(one, Math.abs(x - y) * size, Math.abs(a.raw - b.raw)) ||
        (a.raw > 1 && b.raw > 1 && isNear({ claim, value: a.raw * b.raw, whole: claim.raw }))
      )
    }),
  )
}

/** What is said of a mean. */
const EACH = /均|每|\b(?:per|each|every|averag\w*|apiece)\b/i
const ALL = /全部|全都|全员|所有|都|\b(?:all|every|each|entire)\b/i

const sumOf = (numbers: Quantity[], key: 'raw' | 'value') => numbers.reduce((sum, one) => sum + one[key], 0)

/** "240 a year" of who wrote "20 a month". */
const TIMES = [4, 5, 7, 12, 52]
const PER_TIME =
  /\b(?:a|per|each|every) (?:year|month|week|day)\b|\b(?:annual|year|month|week|dai)ly\b|每[年月周天日]|[全每]年|[年月日]均|annuali[sz]ed/i
function isPerTime({ text }: Context, { from, to }: Quantity): boolean {
  return PER_TIME.test(text.slice(Math.max(0, from - 12), to + 48))
}

/** A worked out share is rounded as one likes. */
function isWhole({ raw: written, dimension, value: size, bound }: Quantity, value: number): boolean {
  const raw = dimension === 'points' ? size : written
  if (bound === 'over' && value > raw && value < raw * 1.3) return true
  if (bound === 'under' && value < raw && value > raw * 0.7) return true
  return Math.abs(raw - value) < (bound === 'exact' ? Math.min(1, 0.02 * value + 0.5) : 0.1 * value)
}

const isShareOf = ({ claim, raw }: { claim: Quantity; raw: number }) =>
  Math.abs(claim.raw - raw) <= 0.03 * raw

const HAN_DIGITS = '零一二三四五六七八九十'
const ENGLISH = 'zero one two three four five six seven eight nine ten'.split(' ')

/** "Five-axis" of who wrote 五轴: across languages, a small number in words. */
function isWritten(context: Context, { raw, value, dimension, from, to }: Quantity): boolean {
  if (!context.isTranslated || /\d/.test(context.text.slice(from, to))) return false
  const isHalf = dimension === 'percent' && value === 50
  const forms = [ENGLISH[raw], HAN_DIGITS[raw], String(raw)]
  const said = new RegExp(
    isHalf || raw === 0.5 ? 'half|半' : forms.map((form) => form ?? '\0').join('|'),
    'i',
  )
  return nearSources(context).some(({ text }) => said.test(text))
}

/** "Five years", of who was there from 2019 to 2024, or has worked since. */
function isTimeOfDates(context: Context, claim: Quantity): boolean {
  if (claim.dimension !== 'seconds' || claim.value < YEAR / 4) return false
  const years = claim.value / YEAR
  const today = context.today.getFullYear() + context.today.getMonth() / 12
  const timeOf = ({ year, month, isPresent }: DateFact) =>
    isPresent ? today : year === undefined ? undefined : year + ((month ?? 1) - 1) / 12
  const spans = ownSources(context)
    .flatMap((source) =>
      source.lines().map((line) => {
        const times = source.dates
          .filter(({ from, to }) => line.from <= from && to <= line.to)
          .flatMap((date) => timeOf(date) ?? [])
        return { first: Math.min(...times), last: times.length > 1 ? Math.max(...times) : today }
      }),
    )
    .filter(({ first }) => Number.isFinite(first))
  const total = today - Math.min(...spans.map(({ first }) => first))
  const longest = Math.max(...spans.map(({ first, last }) => last - first))
  return (
    spans.some(({ first, last }) => Math.abs(last - first - years) <= Math.min(1.1, 0.3 + years / 2)) ||
    (CAREER.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 24)) &&
      years >= longest - 1 &&
      years <= total + 0.6)
  )
}

/** What a time of all jobs together is said of. */
const CAREER = /experience|career|经验|从业|工作年限|资历|行业/i

const PARTING = /[、，,;；/|]| and | & |和|及|与|\n/

const countsOf = onceFor(
  (context: Context) => new Set([context, ...nearSources(context)].flatMap(({ text }) => countsIn(text))),
)

/** "Three languages" before or of a list of three. */
function isCounted(context: Context, { raw, dimension }: Quantity): boolean {
  return dimension === 'count' && raw >= 2 && raw <= 12 && countsOf(context).has(raw)
}

/** How many items the lists of a text have, and how many lines it has. */
function countsIn(text: string): number[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const lists = text.split(/[。\n.:：()]/).flatMap((sentence) => {
    const items = sentence.split(PARTING).filter((item) => item.trim() !== '').length
    return clausesOf(sentence).length > 1 ? [items, items - 1] : [items]
  })
  return [lines, ...lists]
}
