import { readKept, writeKept } from '../device-copies/kept'

const PLACE = { at: 'localStorage', key: 'jianli-moved-resumes' } as const

/** Remembers where resumes of this browser went, for bookmarks and other tabs that still know their old ids. */
export function rememberMoved(moved: Record<string, string>): void {
  writeKept({ ...PLACE, value: { ...readAll(), ...moved } })
}

/** The id in the account of a resume that was made in this browser; undefined if it has not moved. */
export function movedId(localId: string): string | undefined {
  return readAll()[localId]
}

function readAll(): Record<string, string> {
  const entries = Object.entries<unknown>(Object(readKept(PLACE)))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
