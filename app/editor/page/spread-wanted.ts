const KEY = 'jianli-spread'
const listeners = new Set<() => void>()
let wanted: boolean | undefined

/** Whether somebody wants two pages side by side, kept in this browser; without storage for this visit. */
export const spreadWanted = {
  get: () => (wanted ??= read()),
  set: (next: boolean) => {
    wanted = next
    try {
      if (next) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // Then it is not remembered.
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
    return false
  }
}
