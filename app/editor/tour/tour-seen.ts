const KEY = 'cache-tour'
const listeners = new Set<() => void>()
let seen: boolean | undefined

/** Whether the hints were seen in this browser; without storage they are not shown at all. */
export const tourSeen = {
  get: () => (seen ??= read()),
  mark: () => {
    seen = true
    try {
      localStorage.setItem(KEY, '1')
    } catch {
      // Then they are seen for this visit.
    }
    listeners.forEach((listener) => listener())
  },
  /** Shows them again, now. */
  forget: () => {
    seen = false
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
    listeners.forEach((listener) => listener())
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}
