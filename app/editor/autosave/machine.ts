import type { createValue } from '~/session/create-value'
import type { DocumentStore } from '../store/create-document-store'
import type { Conflict } from '../../document/patch/merge-three-way'
import { isSame } from '../../document/patch/nodes'
import type { Merge, SaveState, Send, Stored } from './types'

export type AutosaveOptions<T> = {
  store: DocumentStore<T>
  stored: Stored<T>
  /** What an earlier visit sent without an answer. */
  sent?: readonly T[] | undefined
  send: Send<T>
  /** Tells others, such as other tabs, what is saved now. */
  onSaved?: (stored: Stored<T>) => void
  merge?: Merge<T>
}

/** What an autosave goes by. */
export type Machine<T> = Omit<AutosaveOptions<T>, 'sent'> & {
  /** What was sent without an answer: the server may have it. */
  sent: readonly T[]
  status: ReturnType<typeof createValue<SaveState>>
  conflicts: ReturnType<typeof createValue<readonly Conflict[]>>
  timer: ReturnType<typeof setTimeout> | undefined
  /** When typing has gone on for so long that it is saved without a pause. */
  due: number | undefined
  running: Promise<void> | undefined
  /** Someone waits for all to be saved. */
  urgent: boolean
  keepalive: boolean
  failures: number
  /** The server asked not to be called before this time, in milliseconds. */
  notBefore: number
  /** The change is one that we make ourselves. */
  taking: boolean
}

export function isDirty<T>({ store, stored, sent }: Machine<T>): boolean {
  return sent.length > 0 || !isSame(store.get(), stored.state)
}
