/** What is typed in a field and not (or not yet) in the document: an unfinished date, a text too long. */
export type Draft = { text: string; error?: string }

export type Drafts = {
  get: (key: string) => Draft | undefined
  set: (key: string, draft: Draft) => void
  drop: (key: string) => void
  /** What can't be stored as it is, by field, in the order in which it was typed. */
  refused: () => [key: string, draft: Draft][]
  /** Whether such a text is in a field of an owner. */
  holds: (owner: string) => boolean
  subscribe: (listener: () => void) => () => void
}

/** Keeps drafts by field outside of the fields, so that folding a section away loses nothing. */
export function createDrafts(first: Iterable<[string, Draft]> = []): Drafts {
  const drafts = new Map<string, Draft>(first)
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    get: (key) => drafts.get(key),
    set: (key, draft) => {
      drafts.set(key, draft)
      tell()
    },
    drop: (key) => {
      if (drafts.delete(key)) tell()
    },
    refused: () => [...drafts].filter(([, { error }]) => error !== undefined),
    holds: (owner) =>
      [...drafts].some(([key, { error }]) => error !== undefined && key.startsWith(`${owner}.`)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
