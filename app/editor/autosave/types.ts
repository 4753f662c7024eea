import type { Conflict, Merged, Sides } from '../../document/patch/merge-three-way'

/** A document as it lies where it is saved, and which revision that is. */
export type Stored<T> = { state: T; revision: number }

/** How one attempt to save ended. `retryAfterMs` is what the server asked for. */
export type SaveOutcome<T> =
  | { ok: true; revision: number }
  | { ok: false; reason: 'conflict'; theirs: Stored<T> }
  | { ok: false; reason: 'offline' | 'failed'; retryAfterMs?: number }
  | { ok: false; reason: 'signed-out' | 'gone' }

/** Saves what differs from `base`, which is `revision`. `keepalive`: the page may be going away. */
export type Send<T> = (options: {
  base: T
  state: T
  revision: number
  keepalive: boolean
}) => Promise<SaveOutcome<T>>

/** What the autosave has to say; `waiting` counts the places changed since the last save. */
export type SaveState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'failed' | 'signed-out' | 'conflict' | 'gone' }
  | { kind: 'offline'; waiting: number }

/** Changes that were never saved: what they were made on and what they made of it. With a name they are a step of undo. */
export type Branch<T> = { base: T; state: T; sent?: readonly T[] | undefined; name?: string }

export type Merge<T> = (sides: Sides<T>) => Merged<T>

/** A value that components can watch by useSyncExternalStore. */
export type Watched<T> = { get: () => T; subscribe: (listener: () => void) => () => void }

export type Autosave<T> = {
  status: Watched<SaveState>
  /** Places that both sides changed, with both texts; each is saved once it is settled. */
  conflicts: Watched<readonly Conflict[]>
  /** What is saved, as far as known; where unsaved changes start from. */
  stored: () => Stored<T>
  /** What was sent without an answer, the first and the last of it: the server may have it. */
  sent: () => readonly T[]
  isDirty: () => boolean
  /** Saves at once; resolves when all is saved, or cannot be for now. Never rejects. */
  flush: (options?: { keepalive?: boolean }) => Promise<void>
  /** Takes in what another tab or device saved. */
  takeIn: (theirs: Stored<T>) => void
  /** Takes in changes that were made elsewhere and saved nowhere. */
  join: (branch: Branch<T>) => void
  /** Says that a conflict is decided: the document holds what shall be saved. */
  settle: (conflict: Conflict) => void
  /** Begins to save as the document changes; answers how to end that. */
  start: () => () => void
}
