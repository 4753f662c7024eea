import { promisifyRequest } from 'idb-keyval'
import type { ResumeState } from '../session/resume-state'
import { copyKey, unsavedStore } from '../../features/device-copies/unsaved-store'

/** Changes not saved yet: the document as the server last had it, and as it is here. */
export type Unsaved = {
  id: string
  /** Who keeps it; tabs that crash together each leave a copy of their own. */
  tab: string
  revision: number
  base: ResumeState
  state: ResumeState
  /** What was sent without an answer: the server may have it. */
  sent?: readonly ResumeState[] | undefined
  /** ISO 8601 */
  at: string
}

/** Keeps unsaved changes in this browser, so that a crash or a closed window loses nothing. */
export async function keepUnsaved(unsaved: Unsaved): Promise<void> {
  await unsavedStore()('readwrite', (store) => {
    store.put(unsaved, copyKey(unsaved))
    // Else the browser waits for this page to end it, and drops it if the page is closed before.
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  })
}
