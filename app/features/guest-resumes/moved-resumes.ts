const KEY = 'jianli-moved-resumes'

/** Remembers where resumes of this browser went, for bookmarks and other tabs that still know their old ids. */
export function rememberMoved(moved: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), ...moved }))
  } catch {
    // Without storage an old address just finds nothing.
  }
}

/** The id in the account of a resume that was made in this browser; undefined if it has not moved. */
export function movedId(localId: string): string | undefined {
  return readAll()[localId]
}

function readAll(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored ? Object.entries(stored) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
