import type { DocumentStore } from '../store/create-document-store'
import type { Autosave } from './types'

/** Changes that are not saved yet: the document as it was last saved, and as it is here. */
export type Unsaved<T> = { revision: number; base: T; state: T; sent: readonly T[] }

type Options<T> = {
  store: Pick<DocumentStore<T>, 'get' | 'subscribe'>
  autosave: Pick<Autosave<T>, 'status' | 'stored' | 'sent' | 'isDirty'>
  /** Keeps it in this browser, such as in IndexedDB; undefined when all is saved. */
  write: (unsaved: Unsaved<T> | undefined) => Promise<void>
}

/**
 * Keeps what is not saved yet in this browser, from the first keystroke on, so that a killed tab loses nothing. One
 * write at a time, the newest state wins. Answers how to end that.
 */
export function mirrorUnsaved<T>({ store, autosave, write }: Options<T>): () => void {
  let writing = false
  let again = false
  // What an earlier visit left is emptied too.
  let isEmpty = false
  const keep = async (): Promise<void> => {
    const { state: base, revision } = autosave.stored()
    const dirty = autosave.isDirty()
    if (!dirty && isEmpty) return
    isEmpty = !dirty
    await write(dirty ? { revision, base, state: store.get(), sent: autosave.sent() } : undefined)
  }
  const writeNow = async (): Promise<void> => {
    again = writing
    if (writing) return
    writing = true
    do {
      again = false
      // A browser that keeps nothing (private windows) still saves to the server; what fails once is tried at the next change.
      await keep().catch(() => undefined)
    } while (again)
    writing = false
  }
  const listen = () => void writeNow()
  const stops = [store.subscribe(listen), autosave.status.subscribe(listen)]
  listen()
  return () => stops.forEach((stop) => stop())
}
