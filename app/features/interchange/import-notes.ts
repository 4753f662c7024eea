import * as z from 'zod'

/** What to look at in a resume that came from a file, in the reader's words; `quote` is the file's. */
const importNote = z.object({
  message: z.string(),
  quote: z.string().optional(),
  place: z.object({ owner: z.string(), field: z.string() }).optional(),
})
const importNotes = z.array(importNote)
export type ImportNote = z.output<typeof importNote>

export const IMPORT_NOTES = 'jianli-import-notes-'

/** What is left to be looked at of a resume in this browser, the first first. */
export function readImportNotes(id: string): ImportNote[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(IMPORT_NOTES + id) ?? '[]')
    return importNotes.safeParse(stored).data ?? []
  } catch {
    return []
  }
}

/** None are forgotten. Where the browser keeps nothing, they are gone with the page. */
export function keepImportNotes(id: string, notes: readonly ImportNote[]): void {
  try {
    if (notes.length === 0) localStorage.removeItem(IMPORT_NOTES + id)
    else localStorage.setItem(IMPORT_NOTES + id, JSON.stringify(notes))
  } catch {
    // The resume itself is what counts.
  }
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
