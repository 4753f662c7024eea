import { update } from 'idb-keyval'
import { guestStore } from './guest-store'
import { parseGuestResume } from './read-guest-resume'

/** Replaces the tags of a resume of this browser; no change of the resume itself. */
export async function tagGuestResume({ id, tags }: { id: string; tags: string[] }): Promise<void> {
  await update<unknown>(
    id,
    (value) => {
      const resume = parseGuestResume(value)
      return resume ? { ...resume, tags } : value
    },
    guestStore(),
  )
}
