import { useState } from 'react'
import { keptDrafts, type Draft, type Drafts } from './draft'
import type { Passage } from './review-client'

/** What is being written: one draft for each text, of which one may be open. */
export function useDrafts() {
  const [drafts, setDrafts] = useState(keptDrafts.get)
  const change = (next: Drafts) => {
    keptDrafts.set(next)
    setDrafts(next)
  }
  const { open, all } = drafts
  return {
    draft: open === null ? null : (all[open] ?? null),
    /** Opens the draft of a text, as it was left. */
    open: ({ block, words }: Passage) => {
      const fresh = { block, isSuggesting: false, text: '', words: words ?? '' }
      change({ open: block, all: { ...all, [block]: all[block] ?? fresh } })
    },
    write: (draft: Draft) => change({ open: draft.block, all: { ...all, [draft.block]: draft } }),
    /** Leaves it for later. */
    leave: () => change({ ...drafts, open: null }),
    /** Once it was sent, or given up. */
    drop: (block: string) => {
      const others = Object.fromEntries(Object.entries(all).filter(([key]) => key !== block))
      change({ open: null, all: others })
    },
  }
}
