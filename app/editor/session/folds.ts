import { useSyncExternalStore } from 'react'

/** Which sections and items are unfolded in the panel. Lives outside of them, so that a click on the page opens one. */
export type Folds = {
  isOpen: (id: string) => boolean
  open: (...ids: string[]) => void
  toggle: (id: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createFolds(): Folds {
  const opened = new Set(['$baseInfo'])
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    isOpen: (id) => opened.has(id),
    open: (...ids) => {
      ids.forEach((id) => opened.add(id))
      tell()
    },
    toggle: (id) => {
      if (!opened.delete(id)) opened.add(id)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether a fold is open, kept up to date. */
export function useFold({ folds, id }: { folds: Folds; id: string }): boolean {
  return useSyncExternalStore(
    folds.subscribe,
    () => folds.isOpen(id),
    () => false,
  )
}
