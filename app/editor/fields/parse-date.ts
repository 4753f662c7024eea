import { findPeriod, isDuration } from '~/features/interchange/text-resume/find-period'
import { isRealDate } from '~/features/interchange/text-resume/is-real-date'
import { shortYears } from '~/features/interchange/text-resume/short-years'

const NOW = /^(now|present|today|current|ongoing|至今|现在|目前|今)$/i

/**
 * The stored form of a date as people write it: `2024.5`, `2024/05`, `2024年5月`, `202405`, `Sept 2020`, `09/2020`, `至今`,
 * `now`. What is no date comes back as it was typed, so that the field can say so.
 */
export function parseDate(typed: string): string {
  const plain = plainOf(typed)
  const value = OPEN.exec(plain)?.[1] ?? plain
  if (NOW.test(value)) return 'now'
  return numbersIn(value) ?? shortDay(value) ?? singleIn(value) ?? value
}

const SINCE = [/^(?:since|from|自|从)\s*(.+?)(?:起|以来|开始|至今)?$/i, /^(.+?)(?:起|以来)$/]
/** A dash with nothing behind it leaves a period open; a mere hyphen at a number is a date on its way. */
const OPEN = /^(.*\d[月日年]?)(?:\s+[-‐−]|\s*[–—~]{1,2})$/

const STORED = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

export type WrittenPeriod = { start: string; end: string }

/** What is written where both dates are one text, in which a dash behind the first says that it goes on: `2019 –`. */
export function parseDates(typed: string): WrittenPeriod | undefined {
  const start = parseDate(OPEN.exec(plainOf(typed))?.[1] ?? '')
  return STORED.test(start) ? { start, end: 'now' } : parsePeriod(typed)
}

/** Both dates of what says two: `2019.3 – 2021.5`, `since 2020`, `2020年9月至今`, `2019 - now (3 years)`. */
export function parsePeriod(typed: string): WrittenPeriod | undefined {
  const value = withoutLength(plainOf(typed))
  const short = shortPeriod(value)
  if (short) return short
  const since = SINCE.map((words) => words.exec(value)?.[1]).find((begun) => begun !== undefined)
  const start = since === undefined ? '' : parseDate(since)
  if (STORED.test(start)) return { start, end: 'now' }
  const text = since ?? value
  const found = findPeriod(text) ?? shortYears(text)
  if (!found || found.from > 0 || found.to < text.length) return undefined
  const end = found.isOpen ? 'now' : found.end
  return end === '' ? undefined : { start: found.start, end }
}

const SHORT = '(\\d\\d)(年|[./])(1[0-2]|0?[1-9])月?'
const SHORTS = new RegExp(
  `^${SHORT}(?:\\s{0,3}(?:[-–—―~−]{1,2}|[至到]|to)\\s{0,3}${SHORT}|\\s{0,3}[-–—―~−]{0,2}\\s{0,3}(至今|今|现在|目前|present|now))$`,
  'i',
)

/**
 * Years of two digits, `19.09—21.06`, where they can be nothing else: what begins each date is no month, the first is not to
 * come, and the second not before it.
 */
function shortPeriod(value: string): WrittenPeriod | undefined {
  const [, ...parts] = SHORTS.exec(value) ?? []
  const start = shortDate(parts.slice(0, 3))
  const end = parts[6] === undefined ? shortDate(parts.slice(3, 6)) : 'now'
  if (start === undefined || end === undefined) return undefined
  const isPast = start <= new Date().toISOString().slice(0, 7)
  return isPast && (end === 'now' || start <= end) ? { start, end } : undefined
}

function shortDate([year = '', sign, month = '']: (string | undefined)[]): string | undefined {
  if (year === '' || (sign !== '年' && Number(year) <= 12)) return undefined
  return `${Number(year) < 50 ? '20' : '19'}${year}-${month.padStart(2, '0')}`
}

/** `31/12/20`, where the first number is no year that was yet; `12/31/20`. */
function shortDay(value: string): string | undefined {
  const [, first = '', second = '', year = ''] = /^(\d\d?)\/(\d\d?)\/(\d\d)$/.exec(value) ?? []
  const isLate = Number(first) > 12 && `20${first}` > new Date().toISOString().slice(0, 4)
  if (year === '' || isLate === Number(second) > 12) return undefined
  const full = `${first}/${second}/${Number(year) < 50 ? '20' : '19'}${year}`
  return singleIn(full)
}

/** How long a period lasted says nothing that its dates don't. */
function withoutLength(value: string): string {
  const [, period = '', length = ''] = /^([^(]+)\(([^()]+)\)$/.exec(value) ?? []
  return isDuration(length) ? period.trimEnd() : value
}

const plainOf = (typed: string) => typed.trim().normalize('NFKC')

function numbersIn(value: string): string | undefined {
  const plain = value
    .replace(/[年月./]/g, '-')
    .replace(/日$/, '')
    .replace(/-+$/, '')
  const compact = /^(\d{4})(0[1-9]|1[0-2])$/.exec(plain)
  if (compact) return `${compact[1]}-${compact[2]}`
  const parts = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(plain)
  const date = parts
    ?.slice(1)
    .filter(Boolean)
    .map((part) => part.padStart(2, '0'))
    .join('-')
  return date !== undefined && isRealDate(date) && !findPeriod(value)?.end ? date : undefined
}

/** One date in words, with nothing beside it. */
function singleIn(value: string): string | undefined {
  const found = findPeriod(value)
  const isAll = found?.from === 0 && found.to === value.length && found.end === '' && !found.isOpen
  return isAll ? found.start : undefined
}
