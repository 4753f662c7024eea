import type { Measure } from './measure-of'
import type { Rate } from './rate-of'

/** What a number counts. Values of one dimension can be compared; `count` stands for all that has no unit we know. */
export type Dimension =
  | 'count'
  | 'percent'
  | 'points'
  | 'times'
  | 'seconds'
  | 'bytes'
  | 'metres'
  | 'square-metres'
  | 'grams'
  | 'litres'
  | 'watts'
  | 'watt-hours'
  | 'volts'
  | 'amperes'
  | 'hertz'
  | 'pascals'
  | 'ordinal'
  | 'clock'
  | `money-${string}`

/** How the words around a number bound it: nearly 30, about 30, 30, over 30. */
export type Bound = 'under' | 'about' | 'exact' | 'over'
/** The few things worth telling apart when they are counted. */
export type Counted = 'people' | 'projects' | 'articles' | 'servers' | undefined

export type Quantity = {
  /** As written, magnitude applied ("12 万" is 120000), before the unit. */
  raw: number
  /** In the dimension's base unit: seconds, bytes, per cent. */
  value: number
  dimension: Dimension
  /** The unit's own size in the base unit, so that months and years can be told apart. */
  size: number
  bound: Bound
  counted: Counted
  rate: Rate
  measure: Measure
  /** Other readings: "doubled" is twice, and 100% more. */
  others: { value: number; dimension: Dimension }[]
  /** Whether the writing itself rounds (12k, 1.2 万). */
  isRounded: boolean
  from: number
  to: number
}
