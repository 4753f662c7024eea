import { readKept, writeKept } from '../device-copies/kept'

/** What to look at in a resume that came from a file, in the reader's words; `quote` is the file's. */
export type ImportNote = {
  message: string
  quote?: string | undefined
  place?: { owner: string; field: string } | undefined
}

/** Before the id of a resume: where its notes are kept in the browser. */
export const IMPORT_NOTES = 'jianli-import-notes-'
const placeOf = (id: string) => ({ at: 'localStorage', key: IMPORT_NOTES + id }) as const

/** The resume that was brought along last: one wants to see how it came out. */
export const brought = { id: '' }

/** What is left to be looked at of a resume in this browser, the first first. */
export function readImportNotes(id: string): ImportNote[] {
  const stored = readKept(placeOf(id))
  return Array.isArray(stored) ? stored.filter(isNote) : []
}

// Every page of the site loads this file: no schema for what we alone write.
function isNote(stored: unknown): stored is ImportNote {
  const { message, quote = '', place } = Object(stored) as Record<string, unknown>
  const { owner = '', field = '' } = Object(place) as Record<string, unknown>
  return [message, quote, owner, field].every((text) => typeof text === 'string')
}

/** None are forgotten. Where the browser keeps nothing, they are gone with the page. */
export function keepImportNotes(id: string, notes: readonly ImportNote[]): void {
  writeKept({ ...placeOf(id), value: notes.length > 0 ? notes : null })
}

/** A guest's resume goes by another id in the account. */
export function moveImportNotes(moved: Readonly<Record<string, string>>): void {
  for (const [from, to] of Object.entries(moved)) {
    const notes = readImportNotes(from)
    if (notes.length === 0) continue
    keepImportNotes(to, notes)
    keepImportNotes(from, [])
  }
}
