import { DASH, DATE, findPeriod, isDuration, NOW, type Period } from './find-period'

/** The period of a line that nobody is typing any more: words beside its dates, or a dash behind them, may say more of it. */
export function findLinePeriod(text: string): Period | undefined {
  const period = findPeriod(text)
  if (!period) return shortYears(text)
  const worded = inWords({ text, period })
  if (worded) return worded
  return period.end === '' && !period.isOpen ? (leftOpen({ text, period }) ?? period) : period
}

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

/** What a period is parted by from what stands beside it in a line. */
const BEGINS = '(?<=^|[\\s(（\\[【|｜,，:：·•])'
const ENDS = '(?=\\s*(?:$|[)）\\]】|｜,，;；·•])|\\t| {2,}| [-–—] )'

type Found = { text: string; period: Period }

/** “2019 –”, “since 2019”, “自2019年起”. */
function leftOpen({ text, period }: Found): Period | undefined {
  if (/^\s*[-‐-―−~～]\s*$/.test(text.slice(period.to)))
    return { ...period, isOpen: true, to: text.trimEnd().length }
  const before = SINCE.exec(text.slice(0, period.from))
  const after = FROM_ON.exec(text.slice(period.to))
  const to = period.to + (after?.[0].length ?? 0)
  if ((!before && !after) || !AT_END.test(text.slice(to))) return undefined
  return { ...period, isOpen: true, from: before?.index ?? period.from, to }
}

const SINCE = new RegExp(`${BEGINS}(?:since|自从?|从)\\s*$`, 'iu')
const FROM_ON = /^\s*(?:起|以来)/u
const AT_END = new RegExp(`^${ENDS}`, 'u')

/** “’18 – ’20”: a sign stands for what a year begins with. */
export function shortYears(text: string): Period | undefined {
  const found = SHORT_YEARS.exec(text)
  const [start = '', end = ''] = [found?.[1], found?.[2]].map(fullYear)
  if (!found || (end !== '' && end < start)) return undefined
  return { start, end, isOpen: end === '', from: found.index, to: found.index + found[0].length }
}

const fullYear = (year = '') => year && `${Number(year) < 50 ? '20' : '19'}${year}`

const SHORT_YEARS = new RegExp(`${BEGINS}['’‘](\\d\\d)${DASH}(?:['’‘](\\d\\d)|${NOW})${ENDS}`, 'iu')

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
