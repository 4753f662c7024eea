import { listen } from '~/components/ui/listen'
import { ACCOUNT } from '../../features/device-copies/forget-device-copies'
import { isGuestId } from '../../features/guest-resumes/guest-resume'
import { mirrorUnsaved } from '../autosave/mirror-unsaved'
import type { Value } from '~/session/create-value'
import type { Saver } from '../saving/save-result'
import type { ResumeState } from '../session/resume-state'
import type { DocumentStore } from '../store/create-document-store'
import { forgetUnsaved } from './forget-unsaved'
import { keepAtLast } from './last-moment'
import { keepUnsaved } from './keep-unsaved'
import { originOf } from './origin-of'
import { tabId } from './tab-id'

const AFTER_PAINT_MS = 50

type Options = {
  id: string
  store: DocumentStore<ResumeState>
  saver: Saver
  /** Tabs that are gone, whose copies are in the document. */
  claimed: readonly string[]
  /** Whether what the server lacks is in this browser, for who asks where it is. */
  isHere: Pick<Value<boolean>, 'set'>
}

export type Keeping = {
  /** Whether this browser holds what is written here, to the last letter. */
  isKept: () => boolean
  stop: () => void
}

/** Keeps what the server does not have yet in this browser, and forgets it once it is saved. */
export function keepWhileUnsaved({ id, store, saver, claimed, isHere }: Options): Keeping {
  const tab = tabId()
  const others = claimed.filter((other) => other !== tab)
  const hasConflicts = () => saver.conflicts.get().length > 0
  const isDirty = () => saver.isDirty() || hasConflicts()
  // Another tab has signed out: nothing of the account stays here.
  let isOut = false
  let kept: ResumeState | undefined
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === ACCOUNT && !isGuestId(id)) isOut = newValue === null
  }
  const deafen = listen(window, { storage: onStorage })
  const stopLast = keepAtLast(() => {
    if (isOut || !isDirty()) return undefined
    const { state: base, revision } = originOf({ saver, here: store.get() })
    return { id, tab, at: new Date().toISOString(), revision, base, state: store.get(), sent: saver.sent() }
  })
  const stopMirror = mirrorUnsaved({
    store,
    autosave: { ...saver, stored: () => originOf({ saver, here: store.get() }), isDirty },
    write: async (unsaved) => {
      await afterPaint()
      if (!unsaved || isOut) {
        kept = undefined
        isHere.set(false)
        return forgetUnsaved({ id, tabs: [tab, ...others] })
      }
      await keepUnsaved({ id, tab, at: new Date().toISOString(), ...unsaved }).catch((error: unknown) => {
        kept = undefined
        isHere.set(false)
        throw error
      })
      // Until then the copy before is there, whole, and may be of this very state.
      kept = unsaved.state
      isHere.set(true)
      // A text that waits to be decided on may stand in one of theirs only.
      if (!hasConflicts()) await forgetUnsaved({ id, tabs: others.splice(0) })
    },
  })
  return {
    isKept: () => !isOut && kept === store.get(),
    stop: () => {
      deafen()
      stopLast()
      stopMirror()
    },
  }
}

/** Copying two documents into the database is no work for the frame of a keystroke; a page going away can't wait. */
function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', go)
      resolve()
    }
    const timer = setTimeout(go, AFTER_PAINT_MS)
    document.addEventListener('visibilitychange', go)
  })
}
