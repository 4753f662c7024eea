import { isRealDate } from './is-real-date'

export type Period = {
  start: string
  /** Empty when the text names one date only. */
  end: string
  /** It says itself that it lasts until now. */
  isOpen: boolean
  /** The dates as they are written, where they say more than dates do: “Expected May 2027”, “Q3 2014”. */
  words?: string
  /** Where the words of the dates stand in the text. */
  from: number
  to: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** German, French, Spanish, Portuguese and Italian, a month each, and as they are cut short where that is no English word. */
const FOREIGN_MONTHS = [
  ...['januar|janvier|janv|enero|ene|janeiro|gennaio', 'februar|février|févr|febrero|fevereiro|febbraio'],
  ...['märz|mär|mars|marzo|março', 'avril|abril|abr|aprile', 'mai|mayo|maio|maggio'],
  ...['juni|juin|junio|junho|giugno', 'juli|juillet|juil|julio|julho|luglio', 'août|agosto'],
  ...['septembre|septiembre|setembro|settembre', 'oktober|okt|octobre|octubre|outubro|ottobre'],
  ...['novembre|noviembre|novembro', 'dezember|dez|décembre|déc|diciembre|dic|dezembro|dicembre'],
]
export const NAMED =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
  // “Mars, 2015”, “Mars 2015 – 2018”: a house, not a month.
  `|(?<!\\p{L})(?:${FOREIGN_MONTHS.join('|')})(?!,|\\s+(?:19|20)\\d\\d\\s*[-‐-―−]\\s*(?:19|20)\\d\\d))`
export const YEAR = '(?:19|20)\\d\\d'
const MONTH = '(?:1[0-2]|0?[1-9])'
const DAY = '(?:3[01]|[12]\\d|0?[1-9])'
/** A day that can be no month: which of 03/04/2020 is the month nobody can tell. */
const LATE_DAY = '(?:3[01]|2\\d|1[3-9])'
/** A day in eight digits, which may be anything where it stands alone. */
const COMPACT = `${YEAR}(?:1[0-2]|0[1-9])(?:3[01]|[12]\\d|0[1-9])(?!\\d)`
export const DASH =
  '\\s*(?:[-‐-–−－]{1,2}|[—―─⸺]{1,2}|~|～|〜|至|到|\\bto\\b|\\buntil\\b|(?<=\\s)(?:bis|à|au|a|al|até|hasta)(?=\\s)|→)\\s*'
export const NOW =
  "至今|迄今|今|现在|目前|(?:(?:to|till|until) )?(?:present|now|date)|current|ongoing|today|heute|aujourd[’']hui|actualidad|actualmente|presente|oggi|in corso|atual(?:mente)?|en cours|現在"
// No date ends in spaces that may as well be the dash’s: a line of nothing else would take seconds.
export const DATE = [
  `${COMPACT}(?=${DASH}(?:${COMPACT}|${NOW}))`,
  `${COMPACT}(?<=${COMPACT}${DASH}${COMPACT})`,
  `${LATE_DAY}/${MONTH}/${YEAR}(?!\\d)`,
  `${MONTH}/${LATE_DAY}/${YEAR}(?!\\d)`,
  `${DAY}\\.${MONTH}\\.${YEAR}(?!\\d)`,
  `${YEAR}\\s*[年./-]\\s*(?:1[0-2]|0?[1-9])(?:\\s*[月./-]\\s*(?:3[01]|[12]\\d|0?[1-9])(?![\\d])(?:\\s*日)?|\\s*月)?(?!\\d)`,
  `(?<!\\p{L})${DAY}(?:er|[.º])? ${NAMED}\\.?,?\\s+${YEAR}(?!\\d)`,
  `${NAMED}(?:\\.?,?\\s+(?:del? )?|\\.)(?:\\d{1,2},\\s*)?${YEAR}(?!\\d)`,
  `(?:(?:1[0-2]|0?[1-9])\\s*/\\s*|(?:1[0-2]|0[1-9])\\.)${YEAR}(?!\\d)`,
  `${YEAR}(?:\\s*年(?![度级]))?(?!\\d)`,
].join('|')
const RANGE = new RegExp(`(?<![\\d.]|\\d-)(${DATE})(?:${DASH}(${DATE}|${NOW})(?![a-z])|\\s*(至今))`, 'iu')
/** Two months or days of one year: “June – August 2021”, “2021年6月—8月”, “2021.6-8”, “Jan 5 – Mar 9, 2020”. */
const IN_ONE_YEAR = [
  new RegExp(
    `(?<![\\p{L}\\d])(?<first>${NAMED})\\.?${DASH}(?<last>${NAMED})(?:\\.?,?\\s+|\\.)(?<year>${YEAR})(?!\\d)`,
    'iu',
  ),
  new RegExp(
    `(?<!\\d)(?<year>${YEAR})\\s*年\\s*(?<first>${MONTH})(?:\\s*月)?${DASH}(?<last>${MONTH})\\s*月`,
    'u',
  ),
  // No day of a month is written with another sign than its month.
  new RegExp(
    `(?<![\\d.])(?<year>${YEAR})[./](?<first>${MONTH})\\s*[-‐-–−－~～]\\s*(?<last>1[0-2]|[1-9])(?:\\s*月)?(?![\\d./年-])`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?<first>${NAMED}\\.?\\s+\\d{1,2})${DASH}(?<last>${NAMED}\\.?\\s+\\d{1,2}),?\\s+(?<year>${YEAR})(?!\\d)`,
    'iu',
  ),
]
const SINGLE = new RegExp(`(?<![\\d.]|\\d-)(${DATE})`, 'giu')

/** The first period that a text names, or its first date. Nothing is filled in that the text doesn't say. */
export function findPeriod(text: string): Period | undefined {
  const inOneYear = IN_ONE_YEAR.map((months) => periodInOneYear(months.exec(text)))
  const [first] = [...inOneYear, rangeIn(text)]
    .filter((period) => period !== undefined)
    .sort((a, b) => a.from - b.from)
  // Half a period would be another one.
  if (first) return first.isOpen || first.end !== '' ? first : undefined
  const single = Array.from(text.matchAll(SINGLE)).find(
    (one) => !isEnd({ text, date: one[0], at: one.index }),
  )
  const date = single && dateOf(single[1] ?? '')
  if (!single || !date) return undefined
  const to = single.index + single[0].length
  const next = nextYear({ date, behind: text.slice(to) })
  return { start: date, end: next.year, isOpen: false, from: single.index, to: to + next.length }
}

/** “2018/19”, “2018-19”, “2018/2019” are two years where the second number follows the first and is no month. */
function nextYear({ date, behind }: { date: string; behind: string }): { year: string; length: number } {
  const [all = '', digits] = /^[/‐-–-]((?:\d\d)?\d\d)(?![\d/.年-])/.exec(behind) ?? []
  const year = String(Number(date) + 1)
  return digits !== undefined && year.endsWith(digits)
    ? { year, length: all.length }
    : { year: '', length: 0 }
}

function rangeIn(text: string): Period | undefined {
  const range = RANGE.exec(text)
  const start = range && dateOf(range[1] ?? '')
  if (!range || !start) return undefined
  const last = range[2] ?? range[3] ?? ''
  const isOpen = new RegExp(`^(?:${NOW})$`, 'iu').test(last)
  return {
    start,
    end: isOpen ? '' : dateOf(last),
    isOpen,
    from: range.index,
    to: range.index + range[0].length,
  }
}

function periodInOneYear(found: RegExpExecArray | null): Period | undefined {
  const { year = '', first = '', last = '' } = found?.groups ?? {}
  const start = dateOf(`${first}, ${year}`)
  // December to February is of two years: “2021.12-2” says the first of them, “December – February 2022” neither.
  const isNext = found?.[0].startsWith(year) === true && Number(last) < Number(first)
  const end = dateOf(`${last}, ${Number(year) + Number(isNext)}`)
  if (!found || start === '' || start > end) return undefined
  return { start, end, isOpen: false, from: found.index, to: found.index + found[0].length }
}

/** Behind these words a date says how long something holds, and before those. */
const UNTIL =
  /(?:(?<!\p{L})(?:exp(?:\.|ir(?:es|ed|y|ing|ation))?|valid|good|renew(?:s|al)?)(?: (?:date|due))?(?: (?:until|till?|to|through|thru|on|in|by))?|有效(?:期限?|日期)?[至到]?|(?:到期|失效)(?:日期?|时间)?)\s*[:：]?\s*[(（]?$/iu
const HELD = /^\s*(?:到期|失效|前有效)/
/** No such words are longer. */
const MAX_WORDS = 40

/** A certificate's “exp. 2026”, “有效期至 2027 年”: at that date nothing began and nothing was given. */
function isEnd({ text, date, at }: { text: string; date: string; at: number }): boolean {
  const after = at + date.length
  return (
    UNTIL.test(text.slice(Math.max(at - MAX_WORDS, 0), at)) || HELD.test(text.slice(after, after + MAX_WORDS))
  )
}

/** Whether all that a text says of dates is how long something holds. */
export const saysEnd = (text: string): boolean => text.search(SINGLE) >= 0 && findPeriod(text) === undefined

/** Whether a text says how long something holds and nothing else: “Expires 2027”, “有效期至 2027 年”. */
export function isBareEnd(text: string): boolean {
  const [date] = Array.from(text.matchAll(SINGLE))
  if (!date || !saysEnd(text)) return false
  const before = text.slice(0, date.index).replace(UNTIL, '')
  const after = text.slice(date.index + date[0].length).replace(HELD, '')
  return !/[\p{L}\d]/u.test(before + after)
}

/** How long a period lasts says nothing that its dates don't. */
const DURATION =
  /^(?:\d{1,2}\s*(?:years?|yrs?|months?|mos?)\.?[\s,]*){1,2}$|^\d{1,2}\s*年(?:\s*\d{1,2}\s*个?月)?$|^\d{1,2}\s*个月$/i

export const isDuration = (text: string): boolean =>
  DURATION.test(text.replace(/^[^\p{L}\d]+|[)）\s]+$/gu, ''))

/** YYYY, YYYY-MM or YYYY-MM-DD; empty where no month has such a day. */
function dateOf(words: string): string {
  const date = numbersOf(words)
  return isRealDate(date) ? date : ''
}

function numbersOf(words: string): string {
  const [year] = new RegExp(YEAR).exec(words) ?? []
  if (!year) return ''
  const name = new RegExp(NAMED, 'iu').exec(words)?.[0].slice(0, 3).toLowerCase()
  const [word = ''] = /\p{L}{3,}/u.exec(words) ?? []
  const foreign = FOREIGN_MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(word))
  if (name)
    return joined([
      year,
      String((foreign < 0 ? MONTHS.indexOf(name) : foreign) + 1),
      /(?:^|[\s.])(\d{1,2})(?:,|(?:er|[.º])? \p{L})/u.exec(words)?.[1],
    ])
  const numbers = words.replace(year, ' ').match(/\d{1,2}/g) ?? []
  const [first, second] = numbers
  const isDayFirst =
    second !== undefined && words.endsWith(year) && (words.includes('.') || Number(first) > 12)
  return joined(isDayFirst ? [year, second, first] : [year, ...numbers])
}

function joined([year = '', month, day]: (string | undefined)[]): string {
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-')
}
