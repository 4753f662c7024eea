import type { Version } from './version'

export type Day = { key: string; date: Date; versions: Version[] }

/** Versions, the newest first, by the days of the reader's calendar. */
export function daysOf(versions: readonly Version[]): Day[] {
  const days: Day[] = []
  for (const version of versions) {
    const date = new Date(version.createdAt)
    const key = keyOf(date)
    const last = days.at(-1)
    if (last?.key === key) last.versions.push(version)
    else days.push({ key, date, versions: [version] })
  }
  return days
}

/** How many calendar days lie between a day and today; 0 for today. */
export function daysAgo({ date, now }: { date: Date; now: Date }): number {
  const noon = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())
  return Math.round((noon(now) - noon(date)) / (24 * 60 * 60 * 1000))
}

const keyOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`
