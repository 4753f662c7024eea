import { readEnglishNumber, readHanNumber } from './number-words'
import type { Quantity } from './read-quantities'
import { unitAt } from './units'

type Reading = Pick<Quantity, 'value' | 'dimension'> & Partial<Pick<Quantity, 'bound' | 'isRounded'>>
type Special = [pattern: RegExp, read: (found: RegExpExecArray) => Reading]

const percent = (value: number): Reading => ({ value, dimension: 'percent' })
const times = (value: number): Reading => ({ value, dimension: 'times' })
const ordinal = (value: number): Reading => ({ value, dimension: 'ordinal' })
const vague = (value: number): Reading => ({ value, dimension: 'count', bound: 'over', isRounded: true })
const duration = (count: number, unit = '', more = 0): Reading => ({
  value: count * (unitAt({ text: unit.replace(/^分$/, '分钟'), at: 0 })?.size ?? 0) + more,
  dimension: 'seconds',
})
const DIGITS = 'one|two|three|four|five|six|seven|eight|nine|ten'
const HAN = '[一二两三四五六七八九十]'
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

function numberOf(text = ''): number {
  if (/^\d/.test(text)) return Number(text)
  const [whole = '', parts] = text.split('点')
  if (parts !== undefined) return Number(`${numberOf(whole)}.${Array.from(parts, numberOf).join('')}`)
  return (/^[a-z]/i.test(text) ? readEnglishNumber(text) : readHanNumber(text)) ?? 0
}

/** Numbers that are more than digits and a unit: fractions, multiples, ordinals, "数百", "两年半". */
export const SPECIALS: Special[] = [
  [
    /百分之([零一二两三四五六七八九十百]+(?:点[零一二三四五六七八九]+)?|\d+(?:\.\d+)?)/g,
    (found) => percent(numberOf(found[1])),
  ],
  [
    new RegExp(`(${HAN}|[千万]|\\d+)分之(${HAN}+|\\d+)`, 'g'),
    (found) => percent((numberOf(found[2]) / numberOf(found[1])) * 100),
  ],
  [
    new RegExp(
      `(${HAN}|\\d(?:\\.\\d)?) ?成(半|[一二三四五六七八九])?(?![功员本绩为立果长都交人熟就效分品套])`,
      'g',
    ),
    (found) => percent(numberOf(found[1]) * 10 + (found[2] === '半' ? 5 : found[2] ? numberOf(found[2]) : 0)),
  ],
  [
    /(\d+|[一两三四五六七八九十])个?(半)(月|小时)|(\d+|[一两三四五六七八九十]+)(年|个月|周|天|个?小时)半/g,
    ([, count, , unit, other, otherUnit]) =>
      duration(numberOf(count ?? other) + 0.5, unit === '月' ? '个月' : (unit ?? otherUnit)),
  ],
  [
    /\b(an?|one|two|three|four|five|\d+)(?: (year|month|week|day|hour|minute)s? and a half| and a half (year|month|week|day|hour|minute)s)\b/gi,
    ([, count = '', unit, other]) =>
      duration((/^an?$/i.test(count) ? 1 : numberOf(count)) + 0.5, unit ?? other),
  ],
  // "4分20秒", "a year and three months"
  [
    new RegExp(
      `(\\d+|${HAN}|\\b(?:${DIGITS}|an?)\\b) ?(年|小时|分钟?|years?|hours?|h|minutes?|mins?),?(?: and)? ?(\\d+|${HAN}{1,3}|${DIGITS}) ?(个月|分钟?|秒|months?|minutes?|mins?|seconds?)(?![a-z日])`,
      'gi',
    ),
    ([, count = '', unit, more, part]) =>
      duration(/^an?$/i.test(count) ? 1 : numberOf(count), unit, duration(numberOf(more), part).value),
  ],
  [
    /半(年|个月|天|个?小时)|\bhalf an? (year|month|day|hour)\b/gi,
    (found) => duration(0.5, found[1] ?? found[2]),
  ],
  [/\bfortnight(?:ly)?\b|双周/gi, () => duration(2, 'week')],
  [/一半|半数|减半|(?<!second |first |and a )\bhalf\b|\bhalv(?:e|ed|es|ing)\b/gi, () => percent(50)],
  [
    /\b(a|one|two|three) (third|quarter|fifth)s?\b(?!-)/gi,
    (found) => {
      const parts = { third: 3, quarter: 4, fifth: 5 }[(found[2] ?? '').toLowerCase()] ?? 1
      return percent(((/^a$/i.test(found[1] ?? '') ? 1 : numberOf(found[1])) / parts) * 100)
    },
  ],
  [
    /翻了?一番|翻了?一?倍|翻番|\bdoubl(?:ed|es|ing)\b|\bdouble(?= the| its| our| their)|\btwice\b/gi,
    () => times(2),
  ],
  [
    new RegExp(`\\b(${DIGITS}) (?:in|out of)(?: every)? (${DIGITS}|\\d+)\\b`, 'gi'),
    (found) => percent((numberOf(found[1]) / numberOf(found[2])) * 100),
  ],
  [/第 ?([一二三四五六七八九十]+|\d+)(?!方|时间|线|手|步|三方)/g, (found) => ordinal(numberOf(found[1]))],
  [/([一二三四])等(?=[奖功])/g, (found) => ordinal(numberOf(found[1]))],
  [/[初高]([一二三])(?!十?[个次步])/g, (found) => ordinal(numberOf(found[1]))],
  [/(?<!二等)([一二三四五六七八九十]) ?(?:级|年级|阶段)/g, (found) => ordinal(numberOf(found[1]))],
  [/\b(\d+)(?:st|nd|rd|th)\b/gi, (found) => ordinal(Number(found[1]))],
  [
    new RegExp(`(?<!per |a )\\b(?:${ORDINALS.join('|')})\\b(?! half| aid)`, 'gi'),
    (found) => ordinal(ORDINALS.indexOf(found[0].toLowerCase()) + 1),
  ],
  [
    /(?<!第)[数上几过破逾超近](十万|百万|千万|十亿|百亿|十|百|千(?!克)|万|亿)(?![一二三四五六七八九分])/g,
    (found) => vague(numberOf(found[1])),
  ],
]
