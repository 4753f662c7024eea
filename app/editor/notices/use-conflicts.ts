import { useSyncExternalStore } from 'react'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import { useEditor } from '../session/editor-context'

const NONE: readonly Conflict[] = []

/** The places that both sides changed and nobody has decided on yet. */
export function useConflicts(): readonly Conflict[] {
  const { conflicts } = useEditor().saver
  return useSyncExternalStore(conflicts.subscribe, conflicts.get, () => NONE)
}

/** That something was removed elsewhere while it was written in here; undefined where it was not. */
export function useRemoval(id: string): Conflict | undefined {
  return useConflicts().find((conflict) => isRemoval(conflict) && conflict.path.at(-1) === id)
}
