import { update } from 'idb-keyval'
import type { GuestResume } from './guest-resume'
import { guestStore } from './guest-store'
import { parseGuestResume, readGuestResume } from './read-guest-resume'

type Options = {
  id: string
  /** The revision that was edited. */
  revision: number
  changes: Pick<GuestResume, 'title' | 'layout' | 'layoutVersion' | 'content'>
}
export type GuestSaved =
  | { ok: true; revision: number }
  | { ok: false; reason: 'conflict'; newer: GuestResume }
  | { ok: false; reason: 'gone' }

/**
 * Saves an edited resume of this browser; of two tabs on one revision, one wins and the other gets what is newer.
 * @throws {Error} when it would be none any more
 */
export async function saveGuestResume({ id, revision, changes }: Options): Promise<GuestSaved> {
  if (!(await readGuestResume(id))) return { ok: false, reason: 'gone' }
  let result: GuestSaved = { ok: false, reason: 'gone' }
  await update<unknown>(
    id,
    (value) => {
      const old = parseGuestResume(value)
      if (!old) return value
      if (old.revision !== revision) {
        result = { ok: false, reason: 'conflict', newer: old }
        return value
      }
      const updatedAt = new Date().toISOString()
      const next: GuestResume = { ...old, ...changes, revision: revision + 1, updatedAt }
      // What can't be read again would take all of the resume with it.
      if (!parseGuestResume(next)) throw new Error('This is no resume')
      result = { ok: true, revision: next.revision }
      return next
    },
    guestStore(),
  )
  return result
}
