import { readHanNumber } from '../numbers/number-words'
import { matchesIn, meets, type Span } from '../types'

/** A written date as far as it is written; `isBareYear` when it could as well be a plain number ("2000"). */
export type DateFact = Span & {
  year?: number
  month?: number
  day?: number
  quarter?: number
  isPresent?: boolean
  isBareYear?: boolean
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const YEAR = '(?:19[5-9]|20[0-4])\\d'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
type Parts = Omit<DateFact, 'from' | 'to'>

/**
 * In the order in which they are tried: the longest writings first. Groups: `year` and `yearAfter`, `short` for its last two
 * digits, `bareYear` for what could as well be a number, `month`, `monthAfter`, `day`, `quarter`.
 */
const WRITINGS = [
  new RegExp(`(?<!\\d)(?<year>${YEAR}) ?年 ?(?<month>\\d{1,2}) ?月(?: ?(?<day>\\d{1,2}) ?[日号])?`, 'g'),
  new RegExp(
    `(?<![\\d.]|\\d/)(?<year>${YEAR})[./-](?<month>\\d{1,2})(?!\\d)(?:[./-](?<day>\\d{1,2})(?![\\d]))?`,
    'g',
  ),
  new RegExp(`(?<![\\d./])(?<month>\\d{1,2})[./](?<year>${YEAR})(?!\\d)`, 'g'),
  new RegExp(`\\b${MONTH}\\.?,? ?(?:${DAY}, ?)?(?:of )?(?:(?<year>${YEAR})|'(?<short>\\d\\d))(?!\\d)`, 'gi'),
  /(?<!\d)(?<short>\d\d) ?年 ?(?<month>\d{1,2}) ?月/g,
  new RegExp(
    `(?:(?<year>${YEAR}) ?年? ?)?(?:第?(?<quarter>[一二三四])季度|\\bQ(?<quarterAfter>[1-4])(?![\\d]))(?: ?(?:of )?(?<yearAfter>${YEAR}))?`,
    'g',
  ),
  new RegExp(`(?<!\\d[.,]|[\\d¥$€£A-Za-z])(?<year>${YEAR}) ?(?:年|级|届)(?!以上)`, 'g'),
  new RegExp(
    `(?<!\\d[.,]|[\\d¥$€£A-Za-z]|[$€£¥] )(?<bareYear>${YEAR})(?![\\d%]|[.,]\\d| ?[万亿千余多个名人位元家台篇次笔条件场k+]|[A-Za-z])`,
    'g',
  ),
  // "FY2023"
  new RegExp(`(?<=\\bFY ?)(?<year>${YEAR})(?!\\d)`, 'g'),
  // "2021-23"
  /(?<=(?:19|20)\d\d ?[-~–—] ?)(?<short>1[3-9]|[2-4]\d)(?![\d.,/%-])/g,
  /(?<![\d第])(?<month>\d{1,2}) ?月(?!球|嫂)/g,
  new RegExp(`\\b(?!May\\b|March\\b)${MONTH}\\b\\.?`, 'g'),
  /(?<=\b(?:in|since|from|by|each|every|of|until|this|last|next|early|late|mid) )(?<month>March|May)\b|\b(?<=[,(|] )(?<monthAfter>March|May)(?= ?(?:-|to) ?[A-Z])/g,
  /至今(?![无未没尚仍])|(?:[-~至到]|\bto|\buntil|\btill) ?(?:present|now|current|today|date|今(?![无未没尚仍])|现在|目前)(?![a-z])/gi,
]

/** All dates of a folded text, in every usual writing of both languages. */
export function readDates(text: string): DateFact[] {
  const result: DateFact[] = []
  for (const pattern of WRITINGS)
    for (const { from, to, found } of matchesIn(text, pattern)) {
      if (result.some((other) => meets(other, { from, to }))) continue
      const fact = partsOf(found.groups ?? {})
      if (fact !== undefined) result.push({ ...fact, from, to })
    }
  return withSharedYears({ text, dates: result.sort((a, b) => a.from - b.from) })
}

const UP_TO = /^ ?(?:-|~|到|至|to|until|through|and|和) ?$/

/** "2020年2月到4月" and "March to June 2021" say one year for both ends. */
function withSharedYears({ text, dates }: { text: string; dates: DateFact[] }): DateFact[] {
  const isMonth = ({ month, year }: DateFact) => month !== undefined && year === undefined
  dates.forEach((date, index) => {
    const next = dates[index + 1]
    if (next === undefined || !UP_TO.test(text.slice(date.to, next.from))) return
    if (isMonth(next) && date.month !== undefined && date.year !== undefined) next.year = date.year
    else if (isMonth(date) && next.month !== undefined && next.year !== undefined) date.year = next.year
  })
  return dates
}

function partsOf(groups: Partial<Record<string, string>>): Parts | undefined {
  const { year, yearAfter, short, bareYear, month, monthAfter, day, quarter, quarterAfter } = groups
  const written = year ?? yearAfter ?? bareYear ?? (short && `20${short}`)
  const named = month ?? monthAfter
  const ofYear = quarter ?? quarterAfter
  const number = named ? monthOf(named) : undefined
  if (number !== undefined && (number < 1 || number > 12)) return undefined
  const parts = {
    ...(written ? { year: numberOf(written) } : {}),
    ...(number ? { month: number } : {}),
    ...(day ? { day: Number(day) } : {}),
    ...(ofYear ? { quarter: numberOf(ofYear) } : {}),
    ...(bareYear ? { isBareYear: true } : {}),
  }
  // what names no part of a date says that it lasts
  return Object.keys(parts).length > 0 ? parts : { isPresent: true }
}

const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : (readHanNumber(text) ?? 0))

function monthOf(text: string): number {
  const name = MONTHS.indexOf(text.slice(0, 3).toLowerCase())
  return name === -1 ? numberOf(text) : name + 1
}
