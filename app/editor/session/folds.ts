import { createValue } from '~/session/create-value'
import { useRead } from '~/session/use-value'

/** Which sections and items are unfolded in the panel. Lives outside of them, so that a click on the page opens one. */
export type Folds = {
  isOpen: (id: string) => boolean
  open: (...ids: string[]) => void
  toggle: (id: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createFolds(): Folds {
  const opened = createValue<ReadonlySet<string>>(new Set(['$baseInfo']))
  return {
    isOpen: (id) => opened.get().has(id),
    open: (...ids) => opened.set(new Set([...opened.get(), ...ids])),
    toggle: (id) => {
      const next = new Set(opened.get())
      if (!next.delete(id)) next.add(id)
      opened.set(next)
    },
    subscribe: opened.subscribe,
  }
}

/** Whether a fold is open, kept up to date. */
export function useFold({ folds, id }: { folds: Folds; id: string }): boolean {
  return useRead(folds.subscribe, () => folds.isOpen(id))
}
