import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { ORDINALS } from './readings'
import type { Quantity } from './types'

const DAY = 86_400
const ONE_OF_ANY = /一|\b(?:an?|one|single)\b/i
const FIRST =
  /首(?=[月年周日季个批次届])|冠军|榜首|一作|最[高好多佳大]|\b(?:first(?![- ](?:aid|hand|name|degree)\b)|top|best|highest|leading|number one)\b/i
/** The last is the length of the whole. */
const ONE_TIME: [least: number, pattern: RegExp, size: number][] = [
  [360 * DAY, /一年|\b(?:an?|one) (?:full )?year\b|\bthe year after\b/i, 360 * DAY],
  [90 * DAY, /一个?季度|\b(?:an?|one) quarter\b/i, 90 * DAY],
  [30 * DAY, /一个月|\b(?:an?|one) (?:full )?month\b/i, 30 * DAY],
  [7 * DAY, /一(?:个星期|周)|\b(?:an?|one) week\b/i, 7 * DAY],
  [DAY, /一[天日]|\b(?:an?|one) day\b/i, DAY],
  [3600, /一个?小时|\b(?:an?|one) hour\b/i, 3600],
  [60, /一分钟|\b(?:an?|one) minute\b/i, 60],
]

/** Where a source says in words the one that a suggestion counts: "一项", "a year", "the top seller" for "#1". */
export function saidAsOne({ claim, source }: { claim: Quantity; source: PreparedText }): Span | undefined {
  const isOneTime = claim.dimension === 'seconds' && ONE_TIME.some(([, , size]) => size === claim.value)
  if (claim.raw !== 1 && !isOneTime) return undefined
  const pattern = patternOf(claim)
  const found = pattern === undefined ? null : pattern.exec(source.text)
  if (
    found === null ||
    (claim.raw !== 1 && RATED.test(source.text.slice(Math.max(0, found.index - 12), found.index)))
  )
    return undefined
  return { from: found.index, to: found.index + found[0].length }
}

/** "Six days a week" is no seven. */
const RATED = /(?:\b(?:days?|hours?|times?|shifts?|nights?)|[天次日晚时]) ?(?:in )?$/i

function patternOf({ dimension, value }: Quantity): RegExp | undefined {
  if (dimension === 'count') return ONE_OF_ANY
  if (dimension === 'ordinal') return FIRST
  return dimension === 'seconds' ? ONE_TIME.find(([least]) => value >= least)?.[1] : undefined
}

const HAN_DIGITS = ['', '', '[二两双]', '三', '四', '五', '六', '七', '八', '九', '十']

/** Where a Chinese source says a small number of a translation before a word that counts nothing else: "六大茶类". */
export function saidInHan({ claim, source }: { claim: Quantity; source: PreparedText }): Span | undefined {
  const digit = HAN_DIGITS[claim.raw]
  const isSmall = claim.dimension === 'count' || claim.dimension === 'ordinal'
  if (!isSmall || digit === undefined || digit === '') return undefined
  const found = new RegExp(
    `(?<![一二三四五六七八九十百千万第周])${digit}(?=\\p{Script=Han})(?![一二三四五六七八九十百千万亿月方])`,
    'u',
  ).exec(source.text)
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length }
}

/** Where an English source says a small ordinal of a translation, whatever it counts: "on the second try". */
export function saidAsOrdinal({
  claim,
  source,
}: {
  claim: Quantity
  source: PreparedText
}): Span | undefined {
  const word = claim.raw > 1 ? ORDINALS[claim.raw] : undefined
  if (claim.dimension !== 'ordinal' || word === undefined) return undefined
  const found = new RegExp(`\\b${word}\\b`, 'i').exec(source.text)
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length }
}
