import { readEnglishNumber, readHanNumber } from './number-words'
import type { Dimension, Quantity } from './types'

/** What a written number says. */
export type Reading = {
  value: number
  dimension: Dimension
  others?: Quantity['others']
  size?: number
  bound?: Quantity['bound']
}
export type Special = { pattern: RegExp; read: (found: RegExpExecArray) => Reading | undefined }
export const percent = (value: number): Reading => ({ value, dimension: 'percent' })
export const times = (value: number): Reading => ({
  value,
  dimension: 'times',
  others: [{ value: (value - 1) * 100, dimension: 'percent' }],
})
export const ordinal = (value: number): Reading => ({ value, dimension: 'ordinal' })
/** By their number. */
export const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
export const DAY = 86_400
const SIZES: [RegExp, number][] = [
  [/^(?:年|year)/i, 360 * DAY],
  [/^(?:季度|quarter)/i, 90 * DAY],
  [/^(?:个?月|month)/i, 30 * DAY],
  [/^(?:个?星期|周|week)/i, 7 * DAY],
  [/^(?:天|日|day)/i, DAY],
  [/^(?:个?小时|h)/i, 3600],
  [/^(?:分钟|min)/i, 60],
]

export function numberOf(text = ''): number {
  if (/^\d/.test(text)) return Number(text)
  // "零点五"
  const [whole = '', parts] = text.split('点')
  if (parts !== undefined) return Number(`${numberOf(whole)}.${Array.from(parts, numberOf).join('')}`)
  return (/^[a-z]/i.test(text) ? readEnglishNumber(text) : readHanNumber(text)) ?? 0
}

export function duration({ count, unit = '' }: { count: number; unit?: string }): Reading {
  const size = SIZES.find(([pattern]) => pattern.test(unit))?.[1] ?? DAY
  return { value: count * size, dimension: 'seconds', size }
}

/** From one day of the week to another, both counted from Monday. */
export function weekdays({ first, last }: { first: number; last: number }): Reading | undefined {
  return last > first ? duration({ count: last - first + 1, unit: 'day' }) : undefined
}
