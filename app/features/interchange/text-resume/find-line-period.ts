import { DASH, DATE, findPeriod, isDuration, NOW, YEAR, type Period } from './find-period'
import { isRealDate } from './is-real-date'
import { BEGINS, ENDS, shortYears } from './short-years'

/** The period of a line that nobody is typing any more: words beside its dates, or a dash behind them, may say more of it. */
export function findLinePeriod(text: string): Period | undefined {
  const known = betweenDays(text) ?? schoolYears(text)
  if (known) return known
  const period = findPeriod(text)
  if (!period) return shortYears(text)
  const worded = inWords({ text, period })
  if (worded) return worded
  if (period.end === '' && !period.isOpen) return leftOpen({ text, period }) ?? period
  const word = FROM.exec(text.slice(0, period.from))
  return word ? { ...period, from: word.index } : period
}

/** “From March 2016 to …”, “De septembre 2016 à …”, “自2016年3月至……”: a word that begins a period. */
const FROM =
  /(?:^(?:De|Du|Von|Vom|Da|Dal)|(?<=^|[\s(（|｜,，:：·•])(?:[Ff]rom|FROM|de|du|von|vom|da|dal|[Dd]esde|自从?|从)) ?$/u

/** Nothing but a period, and how long it lasted. */
export function isBareDate(text: string): boolean {
  const period = findLinePeriod(text)
  if (!period) return false
  const rest = `${text.slice(0, period.from)}${text.slice(period.to)}`.replace(
    /^[^\p{L}\d]+|[^\p{L}\d]+$/gu,
    '',
  )
  return rest === '' || isDuration(rest)
}

type Found = { text: string; period: Period }

/** “2019 –”, “since 2019”, “自2019年起”. */
function leftOpen({ text, period }: Found): Period | undefined {
  if (/^\s*[-‐-―−~～]\s*$/.test(text.slice(period.to)))
    return { ...period, isOpen: true, to: text.trimEnd().length }
  // “2020–  Lecturer”
  const gap = /^[-‐-―−](?=\t| {2})/.exec(text.slice(period.to))
  if (gap) return { ...period, isOpen: true, to: period.to + 1 }
  const before = SINCE.exec(text.slice(0, period.from))
  const after = FROM_ON.exec(text.slice(period.to))
  const to = period.to + (after?.[0].length ?? 0)
  if ((!before && !after) || !AT_END.test(text.slice(to))) return undefined
  return { ...period, isOpen: true, from: before?.index ?? period.from, to }
}

const SINCE = new RegExp(`${BEGINS}(?:since|depuis|seit|desde|dal|自从?|从)\\s*$`, 'iu')
const FROM_ON = /^\s*(?:起|以来)/u
const AT_END = new RegExp(`^${ENDS}`, 'u')

/** “2014/15 – 2016/17”, “2019/2020 – 2020/2021”: from the first of the years to the last. */
function schoolYears(text: string): Period | undefined {
  const found = SCHOOL_YEARS.exec(text)
  const [all = '', first = '', next = '', last = '', end = ''] = found ?? []
  const isNext = (year: string, digits: string) => String(Number(year) + 1).endsWith(digits)
  if (!found || !isNext(first, next) || !isNext(last, end) || last < first) return undefined
  const { index } = found
  return { start: first, end: String(Number(last) + 1), isOpen: false, from: index, to: index + all.length }
}

const SCHOOL = `(${YEAR})[/‐-]((?:\\d\\d)?\\d\\d)`
const SCHOOL_YEARS = new RegExp(`${BEGINS}${SCHOOL}${DASH}${SCHOOL}${ENDS}`, 'iu')

/** “31/12/2019 – 01/02/2020”: one of the two tells which of the numbers is the month. Where none does, they stay as they are written. */
function betweenDays(text: string): Period | undefined {
  const found = BETWEEN_DAYS.exec(text)
  if (!found) return undefined
  const [words, ...parts] = found
  const dates = [parts.slice(0, 3), parts.slice(3, 6)].filter(([first]) => first !== undefined)
  const range = { isOpen: dates.length < 2, from: found.index, to: found.index + words.length }
  const inOrder = (month: number, day: number) =>
    dates.map((date) => [date[2], date[month]?.padStart(2, '0'), date[day]?.padStart(2, '0')].join('-'))
  const orders = [inOrder(0, 1), inOrder(1, 0)].filter((order) => order.every(isDay))
  const [[start = '', end = ''] = []] = orders
  if (orders.length === 1 || (orders[1] && orders[0]?.join() === orders[1].join()))
    return { ...range, start, end }
  return orders.length === 0 ? undefined : { ...range, start: start.slice(0, 4), end: end.slice(0, 4), words }
}

const isDay = (date: string) => !Number.isNaN(Date.parse(date)) && isRealDate(date)
const SLASHED = `(\\d{1,2})/(\\d{1,2})/(${YEAR})`
const BETWEEN_DAYS = new RegExp(`${BEGINS}${SLASHED}${DASH}(?:${SLASHED}|${NOW})${ENDS}`, 'iu')

const SEASON = 'spring|summer|fall|autumn|winter'
const TO_COME = 'expected|anticipated|projected|planned'
const BEFORE = [
  `(?:${TO_COME})(?: (?:graduation|completion|degree|date|in|by|for)){0,3}\\s*[:：]?\\s*`,
  '(?:预计|预期)(?:将?于|在)?\\s*',
  'Q[1-4]\\s*[,/]?\\s*',
  `(?:early|mid|late)[ -]`,
  `(?:${SEASON})(?: of)?,? `,
].join('|')
const AFTER = [
  '\\s*[,/]?\\s*Q[1-4]',
  `\\s*[(（](?:${TO_COME}|预计|预期)[)）]`,
  ` (?:${TO_COME}|${SEASON})`,
  '\\s*第?[一二三四1-4]季度',
  '\\s*[春夏秋冬][季天]?',
  '\\s*[上下]半年',
  '\\s*年?[初底末]',
  '\\s*毕业',
].join('|')
const PIECE = `(?:${BEFORE}){0,2}(?:${DATE})(?:${AFTER}){0,2}`
const WORDED = new RegExp(`${BEGINS}${PIECE}(?:${DASH}(?<last>${PIECE}|${NOW}))?${ENDS}`, 'giu')
const SAYS_MORE = new RegExp(
  `Q[1-4]|early|mid|late|${SEASON}|${TO_COME}|预[计期]|季|[春夏秋冬初底末]|半年`,
  'iu',
)
/** A line of dates isn't longer. */
const LONGEST = 200

/** What dates say besides, as when they are still to come or only a season is known: as it was written. */
function inWords({ text, period }: Found): Period | undefined {
  if (text.length > LONGEST || !SAYS_MORE.test(text)) return undefined
  const found = Array.from(text.matchAll(WORDED)).find(
    ({ 0: all, index }) => index <= period.from && index + all.length >= period.to,
  )
  const words = found?.[0] ?? ''
  if (!found || !SAYS_MORE.test(words)) return undefined
  const { last = '' } = found.groups ?? {}
  const end = findPeriod(last)?.start ?? ''
  const isOpen = last !== '' && end === ''
  return { ...period, end, isOpen, words, from: found.index, to: found.index + words.length }
}
