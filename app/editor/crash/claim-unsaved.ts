import type { Unsaved } from './keep-unsaved'
import { readUnsaved } from './read-unsaved'
import { holdTab } from './hold-tab'
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
