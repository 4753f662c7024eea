import type { Day } from './figure-source'

export const DAYS = 14
export const DAY_MS = 24 * 60 * 60 * 1000

/** The last two weeks, today included, as YYYY-MM-DD (UTC). */
export function lastDays(now = Date.now()): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(now - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

export function sumOf(days: Day[]): number {
  return days.reduce((total, { count }) => total + count, 0)
}
