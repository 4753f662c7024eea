import type { InStep } from '../../../collections/resumes/in-step'

/** The notes of two windows on one document: of each field the later one, as it is. Nobody has to choose between them. */
export function laterNotes(mine: InStep | undefined, theirs: InStep | undefined): InStep | undefined {
  if (!mine || !theirs) return mine ?? theirs
  if (mine.with !== theirs.with) return mine
  const fields = { ...theirs.fields }
  for (const [key, note] of Object.entries(mine.fields))
    if (note.at >= (fields[key]?.at ?? 0)) fields[key] = note
  return { with: mine.with, same: { ...theirs.same, ...mine.same }, fields }
}
