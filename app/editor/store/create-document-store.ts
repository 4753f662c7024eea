import { produce } from '../../document/patch/produce'
import { applyByIds } from '../../document/patch/apply-by-ids'
import { applyPatch } from '../../document/patch/apply-patch'
import { diffDocuments } from '../../document/patch/diff-documents'
import type { Patch } from '../../document/patch/patch'
import type { Caret } from '../writing/caret'

/** Changes of one `merge` key that follow each other as fast as this are one step of undo. */
const MERGE_MS = 1000

export type DocumentStore<T> = {
  get: () => T
  /** Tells of every change, whoever made it. */
  subscribe: (listener: () => void) => () => void
  /**
   * Changes the document by a recipe on a draft. The name is what undo calls it; changes with the same `merge` in a
   * row, such as typing into one field, are one step. Answers the patch, empty when nothing changed.
   */
  change: (options: Omit<Step, 'patch'> & { recipe: (draft: T) => void }) => Patch
  /** Applies a patch to the document as it is now. Throws PatchError when it does not fit; then nothing happens. */
  apply: (options: { name: string; patch: Patch }) => Patch
  /** The next change begins a step of its own, whatever its `merge`: the person went elsewhere in between. */
  endStep: () => void
  /** A step that is half of what somebody does stays all of it: they did something else. */
  closeStep: () => void
  undo: () => Patch | undefined
  /** Takes a step back as if it had never been, where it is the last one; answers whether it was. */
  retract: (step: Step | undefined) => boolean
  redo: () => Patch | undefined
  /** Names of the steps that undo and redo would take. */
  history: () => { undo?: string; redo?: string }
  /** All steps, those that would be taken first at the end; plain data. */
  steps: () => Steps
  /** Takes steps over that end in the document as it is now. */
  recall: (steps: Steps) => void
  /** Takes over a document from outside. Undo and redo stay: they take back the person's own changes only. */
  replace: (next: T) => Patch
}

/** Keeps a document, in which every change is a patch. `now` is in milliseconds. */
export function createDocumentStore<T extends object>({
  initial,
  now = Date.now,
}: StoreOptions<T>): DocumentStore<T> {
  const state: State<T> = {
    document: initial,
    past: [],
    future: [],
    typing: undefined,
    listeners: new Set(),
    now,
  }
  return {
    get: () => state.document,
    subscribe: (listener) => {
      state.listeners.add(listener)
      return () => void state.listeners.delete(listener)
    },
    change: ({ recipe, ...step }) => record({ state, next: produce(state.document, recipe), step }),
    apply: ({ name, patch }) =>
      record({ state, next: applyPatch({ document: state.document, patch }), step: { name } }),
    endStep: () => {
      if (!state.past.at(-1)?.isOpen) state.typing = undefined
    },
    closeStep: () => {
      const last = state.past.at(-1)
      if (!last?.isOpen) return
      state.past.splice(-1, 1, { ...last, isOpen: false })
      state.typing = undefined
    },
    undo: () => travel({ state, from: state.past, to: state.future }),
    retract: (step) => {
      if (!step || state.past.at(-1) !== step) return false
      state.past.pop()
      // What was taken back before it went by this step as well.
      state.future = []
      return travel({ state, from: [step], to: [] }) !== undefined
    },
    redo: () => travel({ state, from: state.future, to: state.past }),
    history: () => ({ undo: state.past.at(-1)?.name, redo: state.future.at(-1)?.name }),
    steps: () => ({ past: state.past, future: state.future }),
    recall: ({ past, future }) => {
      state.past = [...past]
      state.future = [...future]
      state.listeners.forEach((listener) => listener())
    },
    replace: (next) => {
      const patch = diffDocuments({ from: state.document, to: next })
      if (patch.length === 0) return patch
      state.typing = undefined
      // Through the patch, so that whatever is the same stays the same object.
      set({ state, next: applyPatch({ document: state.document, patch }) })
      return patch
    },
  }
}

type StoreOptions<T> = { initial: T; now?: () => number }
/** What undo shall apply, with the name it has. */
export type Step = {
  name: string
  merge?: string | undefined
  /** What was selected on the page before it. */
  caret?: Caret | undefined
  /** Half of what somebody does: what is done next joins it, however late. */
  isOpen?: boolean | undefined
  patch: Patch
}
export type Steps = { past: readonly Step[]; future: readonly Step[] }
type State<T> = {
  document: T
  past: Step[]
  future: Step[]
  /** The step that further typing joins, with the document as it was before it. */
  typing: { merge: string | undefined; before: T; at: number } | undefined
  listeners: Set<() => void>
  now: () => number
}
type RecordOptions<T> = { state: State<T>; next: T; step: Omit<Step, 'patch'> }

function record<T>({ state, next, step }: RecordOptions<T>): Patch {
  const patch = diffDocuments({ from: state.document, to: next })
  if (patch.length === 0) return patch
  remember({ state, next, step })
  set({ state, next })
  return patch
}

function remember<T>({ state, next, step }: RecordOptions<T>): void {
  const { merge } = step
  const { typing } = state
  const at = state.now()
  const last = state.past.at(-1)
  const isLate = merge !== typing?.merge || at - (typing?.at ?? 0) >= MERGE_MS
  const joins = typing !== undefined && (last?.isOpen || (merge !== undefined && !isLate))
  const before = joins ? typing.before : state.document
  const { caret } = (joins ? state.past.pop() : undefined) ?? step
  const patch = diffDocuments({ from: next, to: before })
  // Typed and taken back by hand: no step is left of it.
  if (patch.length > 0) state.past.push({ ...step, caret, patch })
  const goesOn = (merge ?? step.isOpen) && patch.length > 0 ? { merge, before, at } : undefined
  state.typing = goesOn
  // A pause is the person's own: what the page takes to show a change, on a slow machine, is none.
  if (goesOn) setTimeout(() => (goesOn.at = state.now()))
  state.future.length = 0
}

/** Applies the last step of one side and keeps for the other side what takes it back. */
function travel<T>({ state, from, to }: { state: State<T>; from: Step[]; to: Step[] }): Patch | undefined {
  state.typing = undefined
  for (let step = from.pop(); step; step = from.pop()) {
    const next = applyByIds({ document: state.document, patch: step.patch })
    const back = diffDocuments({ from: next, to: state.document })
    // Others may have undone it already; then the step before it is meant.
    if (back.length === 0) continue
    const patch = diffDocuments({ from: state.document, to: next })
    to.push({ ...step, patch: back })
    set({ state, next })
    return patch
  }
  return undefined
}

function set<T>({ state, next }: { state: State<T>; next: T }): void {
  state.document = next
  state.listeners.forEach((listener) => listener())
}
