import { delMany, getMany, setMany } from 'idb-keyval'
import { keepImportNotes, readImportNotes } from '../interchange/import-notes'
import { guestStore } from './guest-store'

/** Takes resumes out of this browser, and answers how to put them back as they were. */
export async function removeGuestResumes(ids: readonly string[]): Promise<() => Promise<void>> {
  const kept = await getMany<unknown>([...ids], guestStore())
  await delMany([...ids], guestStore())
  const notes = ids.map((id) => [id, readImportNotes(id)] as const)
  for (const id of ids) keepImportNotes(id, [])
  const entries = ids.flatMap((id, i): [string, unknown][] => (kept[i] === undefined ? [] : [[id, kept[i]]]))
  return async () => {
    await setMany(entries, guestStore())
    for (const [id, one] of notes) keepImportNotes(id, one)
  }
}
