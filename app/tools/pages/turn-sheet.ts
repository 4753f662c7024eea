import type { Sheet } from './sheet'

const NEXT = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export function turnSheet({ sheets, id }: { sheets: Sheet[]; id: string }): Sheet[] {
  return sheets.map((sheet) => (sheet.id === id ? { ...sheet, turn: NEXT[sheet.turn] } : sheet))
}
