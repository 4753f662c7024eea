import { DASH, findPeriod, NAMED, NOW, type Period } from './find-period'

/** What a period is parted by from what stands beside it in a line. */
export const BEGINS = '(?<=^|[\\s(（\\[【|｜,，:：·•])'
export const ENDS = '(?=\\s*(?:$|[)）\\]】|｜,，;；·•])|\\t| {2,}| [-–—] )'

/** “’18 – ’20”: a sign stands for what a year begins with. */
export function shortYears(text: string): Period | undefined {
  const found = SHORT_YEARS.exec(text)
  const { first, from, last, to } = found?.groups ?? {}
  const start = fullDate(first, from)
  const end = fullDate(last, to)
  if (!found || (end !== '' && end < start)) return undefined
  return { start, end, isOpen: end === '', from: found.index, to: found.index + found[0].length }
}

function fullDate(month = '', year = ''): string {
  const full = year && `${Number(year) < 50 ? '20' : '19'}${year}`
  return month === '' ? full : (findPeriod(`${month} ${full}`)?.start ?? '')
}

const SHORT_YEARS = new RegExp(
  `${BEGINS}(?:(?<first>${NAMED})\\.? ?)?['’‘](?<from>\\d\\d)${DASH}(?:(?:(?<last>${NAMED})\\.? ?)?['’‘](?<to>\\d\\d)|${NOW})${ENDS}`,
  'iu',
)
