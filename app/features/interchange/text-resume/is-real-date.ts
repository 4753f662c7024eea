/** Whether a YYYY-MM-DD names a day that its month has; years and months are as they are. */
export function isRealDate(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number)
  return day === undefined || new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDate() === day
}
