import { createValue, type Value } from './create-value'

type Options = {
  key: string
  /** What holds where the browser keeps nothing. */
  without: boolean
}

/** A yes or no of this browser, kept over visits; without storage for this one. */
export function createKeptFlag({ key, without }: Options): Value<boolean> {
  const kept = createValue<boolean | undefined>(undefined)
  let first: boolean | undefined
  const read = () => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return without
    }
  }
  return {
    get: () => kept.get() ?? (first ??= read()),
    set: (next) => {
      try {
        if (next) localStorage.setItem(key, '1')
        else localStorage.removeItem(key)
      } catch {
        // Then it holds for this visit.
      }
      kept.set(next)
    },
    subscribe: kept.subscribe,
  }
}
