import { DAY, duration, numberOf, weekdays, type Reading, type Special } from './readings'

const HAN_DIGIT = '[一二两三四五六七八九十]'
const DIGITS = 'one|two|three|four|five|six|seven|eight|nine|ten'

/** Lengths of time that are more than a number and a unit. */
export const DURATIONS: Special[] = [
  {
    pattern: /([一两三四五六七八九十]|\d+)个半(月|小时|星期|学期)/g,
    read: (found) =>
      duration({ count: numberOf(found[1]) + 0.5, unit: found[2] === '月' ? '个月' : found[2] }),
  },
  {
    pattern: /(?:一|两|\d+|[三四五六七八九十]+)(年|个月|周|天|个?小时|分钟?)半(?!数)/g,
    read: (found) =>
      duration({
        count: numberOf(found[0].replace(/(?:年|个月|周|天|个?小时|分钟?)半$/, '')) + 0.5,
        unit: found[1] === '分' ? '分钟' : found[1],
      }),
  },
  {
    pattern:
      /\b(a|an|one|two|three|four|five|\d+)(?: (year|month|week|day|hour|minute)s? and a half| and a half (year|month|week|day|hour|minute)s)\b/gi,
    read: (found) =>
      duration({
        count: (/^an?$/i.test(found[1] ?? '') ? 1 : numberOf(found[1])) + 0.5,
        unit: found[2] ?? found[3],
      }),
  },
  {
    // "2小时10分", "a year and three months", "1 h 30 min"
    pattern: new RegExp(
      `(\\d+|${HAN_DIGIT})个?(年|月|小时|天)(?:零|又)?(\\d+|${HAN_DIGIT}{1,3})个?(月|天|小时|分钟?)(?![\\d日/])`,
      'g',
    ),
    read: ([, count, unit = '', more, part = '']) =>
      joined({ count, unit: unit === '月' ? '个月' : unit, more, part: PARTS[part] ?? part }),
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:twice|times|once) )\\b(${DIGITS}|an?|\\d+) ?(year|month|week|day|hour|h|hr)s?,?(?: and)? (${DIGITS}|\\d+) ?(month|week|day|hour|minute|min)s?\\b`,
      'gi',
    ),
    read: ([, count, unit = '', more, part = '']) => joined({ count, unit, more, part }),
  },
  { pattern: /双周/g, read: () => duration({ count: 2, unit: 'week' }) },
  { pattern: /双月(?!刊)/g, read: () => duration({ count: 2, unit: 'month' }) },
  {
    pattern: /(\d+)(?:分钟?| ?min(?:utes?)?) ?(\d+) ?(?:秒|s(?:ec(?:onds?)?)?\b)/gi,
    read: ([, minutes, seconds]) => ({
      value: numberOf(minutes) * 60 + numberOf(seconds),
      dimension: 'seconds',
      size: 1,
    }),
  },
  {
    pattern: /(?<![A-Za-z\d])(\d{1,2})h(\d{2})(?![\d])/gi,
    read: ([, hours, minutes]) => joined({ count: hours, unit: 'hour', more: minutes, part: 'minute' }),
  },
  {
    // "day-7 retention" is 7日留存
    pattern: /\bday[- ](\d+)\b/gi,
    read: (found) => ({
      ...duration({ count: numberOf(found[1]), unit: 'day' }),
      others: [{ value: numberOf(found[1]), dimension: 'ordinal' }],
    }),
  },
  {
    pattern: /半(年|个月|天|个?小时)|\bhalf(?: an? |-)(year|month|day|hour)\b/gi,
    read: (found) => duration({ count: 0.5, unit: found[1] ?? found[2] }),
  },
  {
    pattern:
      /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]* ?(?:-|to|through) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/gi,
    read: ([, first = '', last = '']) => weekdays({ first: dayOf(first), last: dayOf(last) }),
  },
  {
    pattern: new RegExp(`\\b(a|${DIGITS}) decades?\\b`, 'gi'),
    read: (found) =>
      duration({ count: (/^a$/i.test(found[1] ?? '') ? 1 : numberOf(found[1])) * 10, unit: 'year' }),
  },
  {
    pattern: /\bfortnight(?:ly|s)?\b|\bbi-?weekly\b/gi,
    read: () => ({ value: 14 * DAY, dimension: 'seconds', size: 7 * DAY }),
  },
  {
    pattern: /\bone (day|week|month) in (?:every )?(two|three|four|five|six|seven|eight|nine|ten|\d+)\b/gi,
    read: (found) => duration({ count: numberOf(found[2]), unit: found[1] }),
  },
  {
    pattern: /\bevery (?:other|second) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
    read: () => duration({ count: 2, unit: 'week' }),
  },
  {
    pattern: /\bevery (?:other|second) (day|week|month|year)\b|隔([天日周月年])/gi,
    read: (found) => duration({ count: 2, unit: found[1] ?? found[2] }),
  },
]

function dayOf(name: string): number {
  return ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(name.toLowerCase())
}

const PARTS: Record<string, string> = { 月: '个月', 分: '分钟' }

/** So many hours and so many minutes. */
function joined({
  count,
  unit,
  more,
  part,
}: {
  count: string | undefined
  unit: string
  more: string | undefined
  part: string
}): Reading | undefined {
  const whole = duration({ count: /^an?$/i.test(count ?? '') ? 1 : numberOf(count), unit })
  const rest = duration({ count: numberOf(more), unit: part })
  return (rest.size ?? 1) < (whole.size ?? 1) ? { ...whole, value: whole.value + rest.value } : undefined
}
