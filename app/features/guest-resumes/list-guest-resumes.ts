import { values } from 'idb-keyval'
import type { GuestResume } from './guest-resume'
import { guestStore } from './guest-store'
import { parseGuestResume } from './read-guest-resume'

/** The resumes of this browser, the last edited first; empty where the browser keeps nothing. */
export async function listGuestResumes(): Promise<GuestResume[]> {
  if (typeof indexedDB === 'undefined') return []
  const found = await values<unknown>(guestStore())
  return found
    .flatMap((value) => parseGuestResume(value) ?? [])
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}
