import { useValue } from '~/session/use-value'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import { useEditor } from '../session/editor-context'

/** The places that both sides changed and nobody has decided on yet. */
export function useConflicts(): readonly Conflict[] {
  return useValue(useEditor().saver.conflicts)
}

/** That something was removed elsewhere while it was written in here; undefined where it was not. */
export function useRemoval(id: string): Conflict | undefined {
  return useConflicts().find((conflict) => isRemoval(conflict) && conflict.path.at(-1) === id)
}
