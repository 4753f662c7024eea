/** Months since year 0 of a date of our schema; a date without a month counts from its first (or to its last) one. */
export function monthOf({ date, isEnd = false }: { date: string; isEnd?: boolean }): number {
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : isEnd ? 12 : 1
  return Number(date.slice(0, 4)) * 12 + month - 1
}

/** Whole months from one date to another, negative when the other is earlier. */
export function monthsBetween({ from, to }: { from: string; to: string }): number {
  return monthOf({ date: to }) - monthOf({ date: from })
}
