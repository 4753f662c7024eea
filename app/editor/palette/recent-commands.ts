const KEY = 'jianli-commands'
const MOST = 5

/** Ids of the commands used last in this browser, the newest first. */
export function recentCommands(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberCommand(id: string): void {
  try {
    const ids = [id, ...recentCommands().filter((one) => one !== id)].slice(0, MOST)
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Then the palette has no history.
  }
}
