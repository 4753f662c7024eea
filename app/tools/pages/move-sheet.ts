import type { Sheet } from './sheet'

/** The pages with one of them at another place, which is kept within the ends. */
export function moveSheet({ sheets, id, to }: { sheets: Sheet[]; id: string; to: number }): Sheet[] {
  const sheet = sheets.find((other) => other.id === id)
  if (!sheet) return sheets
  const rest = sheets.filter((other) => other !== sheet)
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), sheet, ...rest.slice(place)]
}
