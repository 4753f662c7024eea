import type { Unsaved } from './keep-unsaved'
import { readUnsaved } from './read-unsaved'
import { takeUpLast } from './last-moment'
import { tabId } from './tab-id'
import { WORKING_COPY } from './working-copy'

/**
 * What tabs that are gone could not save of a resume, the newest first. From then on it is this page's; of several
 * that open at once each copy goes to one.
 */
export async function claimUnsaved(id: string): Promise<Unsaved[]> {
  await holdTab(tabId())
  // A browser that keeps nothing has left nothing.
  await takeUpLast(id).catch(() => undefined)
  const copies = (await readUnsaved(id)).filter(({ tab }) => tab !== WORKING_COPY)
  const claims = await Promise.all(copies.map(({ tab }) => holdTab(tab)))
  return copies.filter((_, i) => claims[i])
}

const held = new Set<string>()

/**
 * Makes this page the one that answers for a tab's copies, until it goes; false while that tab, or another one that
 * has taken them over, still lives. Where pages can't know of each other, every tab counts as gone.
 */
async function holdTab(tab: string): Promise<boolean> {
  // Not there on plain http.
  const locks: LockManager | undefined = navigator.locks
  if (!locks || held.has(tab)) return true
  const isOurs = await new Promise<boolean>((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => undefined) : undefined
    }
    locks.request(`jianli-tab-${tab}`, { ifAvailable: true }, hold).catch(reject)
  })
  if (isOurs) held.add(tab)
  return isOurs
}
