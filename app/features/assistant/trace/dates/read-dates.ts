import { readHanNumber } from '../numbers/number-words'
import type { Span } from '../types'

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
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const YEAR = '((?:19[5-9]|20[0-4])\\d)'
type Parts = Omit<DateFact, 'from' | 'to'>

/** In the order in which they are tried: the longest writings first. */
const WRITINGS: { pattern: RegExp; read: (groups: string[]) => Parts | undefined }[] = [
  {
    pattern: new RegExp(`(?<!\\d)${YEAR} ?年 ?(\\d{1,2}) ?月(?: ?(\\d{1,2}) ?[日号])?`, 'g'),
    read: ([, year, month, day]) => parts({ year, month, day }),
  },
  {
    // "2020年2—4月"
    pattern: new RegExp(`(?<!\\d)${YEAR} ?年 ?(\\d{1,2})(?= ?[-~到至] ?\\d{1,2} ?月)`, 'g'),
    read: ([, year, month]) => parts({ year, month }),
  },
  {
    pattern: new RegExp(`(?<![\\d.]|\\d/)${YEAR}[./-](\\d{1,2})(?!\\d)(?:[./-](\\d{1,2})(?![\\d]))?`, 'g'),
    read: ([, year, month, day]) => parts({ year, month, day }),
  },
  {
    pattern: new RegExp(`(?<![\\d./])(\\d{1,2})[./]${YEAR}(?!\\d)`, 'g'),
    read: ([, month, year]) => parts({ year, month }),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${MONTH}\\.?,? ${YEAR}(?!\\d)`, 'gi'),
    read: ([, day, month, year]) => parts({ year, month, day }),
  },
  {
    pattern: new RegExp(
      `\\b${MONTH}\\.?,? ?(?:(\\d{1,2})(?:st|nd|rd|th)?, ?)?(?:of )?(?:${YEAR}|'(\\d\\d))(?!\\d)`,
      'gi',
    ),
    read: ([, month, day, year, short]) =>
      parts({ month, day, year: year ?? (short === undefined ? undefined : `20${short}`) }),
  },
  {
    pattern: /(?<!\d)(\d\d) ?年 ?(\d{1,2}) ?月/g,
    read: ([, year, month]) => parts({ year: `20${year ?? ''}`, month }),
  },
  {
    pattern: new RegExp(
      `(?:${YEAR} ?年? ?)?(?:第?([一二三四])季度|\\bQ([1-4])(?![\\d]))(?: ?(?:of )?${YEAR})?`,
      'g',
    ),
    read: ([, before, han, digit, after]) => ({
      ...parts({ year: before ?? after }),
      quarter: han === undefined ? Number(digit) : '一二三四'.indexOf(han) + 1,
    }),
  },
  {
    pattern: /([零〇一二三四五六七八九]{4})年(?:([一二三四五六七八九十]{1,2})月)?/g,
    read: ([, year = '', month]) => {
      return {
        year: readHanNumber(year) ?? 0,
        ...(month === undefined ? {} : { month: readHanNumber(month) ?? 0 }),
      }
    },
  },
  {
    pattern: new RegExp(`(?<!\\d[.,]|[\\d¥$€£A-Za-z])${YEAR} ?(?:年|级|届)(?!以上)`, 'g'),
    read: ([, year]) => parts({ year }),
  },
  {
    pattern: new RegExp(
      `(?<!\\d[.,]|[\\d¥$€£A-Za-z]|[$€£¥] )${YEAR}(?![\\d%]|[.,]\\d| ?[万亿千余多个名人位元家台篇次笔条件场k+]|[A-Za-z])`,
      'g',
    ),
    read: ([, year]) => ({ ...parts({ year }), isBareYear: true }),
  },
  {
    // "22年卖了31套": the year 2022, where nothing says that it took as long
    pattern:
      /(?<=^|[\n，。；,;、:•·*-] ?)([12]\d)年(?=[卖销做获拿转升考晋参被评起底初春秋签办]|全年|[上下]半|入职|毕业|完成|业绩)(?![^，。；,;\n]{0,10}(?:经验|经历|资历|[工教驾]龄|从业|历史))/gu,
    read: ([, year]) => parts({ year: `20${year ?? ''}` }),
  },
  {
    // "FY2023"
    pattern: new RegExp(`(?<=\\bFY ?)${YEAR}(?!\\d)`, 'g'),
    read: ([, year]) => parts({ year }),
  },
  {
    // "2021-23"
    pattern: /(?<=(?:19|20)\d\d ?[-~–—] ?)(1[3-9]|[2-4]\d)(?![\d.,/%-])/g,
    read: ([, year]) => parts({ year: `20${year ?? ''}` }),
  },
  { pattern: /(?<![\d第])(\d{1,2}) ?月(?!球|嫂)/g, read: ([, month]) => parts({ month }) },
  {
    pattern: new RegExp(
      `\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d,]*\\d|[.%]\\d)(?= ?[).,;]|$| (?:and|to|through|sale|event)\\b)`,
      'g',
    ),
    read: ([, month, day]) => parts({ month, day }),
  },
  {
    pattern: new RegExp(`\\b(?!May\\b|March\\b)${MONTH}\\b\\.?`, 'g'),
    read: ([, month]) => parts({ month }),
  },
  {
    pattern:
      /(?<=\b(?:in|since|from|by|each|every|of|until|this|last|next|early|late|mid) )(March|May)\b|\b(?<=[,(|] )(March|May)(?= ?(?:-|to) ?[A-Z])/g,
    read: ([, month, other]) => parts({ month: month ?? other }),
  },
  {
    pattern:
      /至今(?![无未没尚仍])|(?:[-~至到]|\bto|\buntil|\btill) ?(?:present|now|current|today|date|今(?![无未没尚仍])|现在|目前)(?![a-z])/gi,
    read: () => ({ isPresent: true }),
  },
]

/** All dates of a folded text, in every usual writing of both languages. */
export function readDates(text: string): DateFact[] {
  const result: DateFact[] = []
  for (const { pattern, read } of WRITINGS)
    for (const found of text.matchAll(pattern)) {
      const from = found.index
      const to = from + found[0].length
      if (result.some((other) => other.from < to && from < other.to)) continue
      const fact = read([...found])
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

function parts({ year, month, day }: { year?: string; month?: string; day?: string }): Parts | undefined {
  const number = month === undefined ? undefined : monthOf(month)
  if (number !== undefined && (number < 1 || number > 12)) return undefined
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(number === undefined ? {} : { month: number }),
    ...(day === undefined ? {} : { day: Number(day) }),
  }
}

function monthOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
}
