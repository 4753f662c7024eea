type Place = { at: 'localStorage' | 'sessionStorage'; key: string }

/** What this browser, or this tab, keeps under a key; null where that is nothing, or not ours. */
export function readKept({ at, key }: Place): unknown {
  try {
    return JSON.parse(globalThis[at].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null is kept no longer. In a browser that keeps nothing, or has no room, it lives as long as the page. */
export function writeKept({ at, key, value }: Place & { value: unknown }): void {
  try {
    if (value === null) globalThis[at].removeItem(key)
    else globalThis[at].setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
