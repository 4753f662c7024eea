import { useState, useSyncExternalStore } from 'react'
import { createValue } from '~/session/create-value'
import { isWritten, keptDrafts, newDraft, quoteOf, type Draft, type Drafts } from './draft'
import type { Passage } from './review-client'

/** What is being written: drafts about texts, of which one may be open, and replies. */
export function useDrafts() {
  const [{ value, actions }] = useState(createDrafts)
  const { open, all, answers } = useSyncExternalStore(value.subscribe, value.get)
  const draft = open === null ? null : (all[open] ?? null)
  const unsent = Object.values(all).filter(isWritten)
  return { draft, unsent, answers, ...actions }
}

/** Each change is made to what is written by then: a call that ends late must not bring back an older state. */
function createDrafts() {
  const value = createValue(keptDrafts.get())
  const change = (next: (now: Drafts) => Partial<Drafts>) => {
    const now = value.get()
    const drafts = { ...now, ...next(now) }
    keptDrafts.set(drafts)
    value.set(drafts)
  }
  const put = (draft: Draft) =>
    change(({ all }) => ({ open: draft.key, all: { ...all, [draft.key]: draft } }))
  const without = <T>(all: Record<string, T>, key: string) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => one !== key))
  const actions = {
    /** Opens the draft of a text, as it was left. */
    open: (passage: Passage) => {
      const { block } = passage
      const quote = quoteOf(passage)
      const all = Object.values(value.get().all)
      put(all.find((one) => one.block === block && one.quote === quote) ?? newDraft(passage))
    },
    write: put,
    /** Leaves it for later. */
    leave: () => change(() => ({ open: null })),
    /** Once it was sent, or given up; what was opened meanwhile stays open. */
    drop: (key: string) =>
      change(({ open, all }) => ({ open: open === key ? null : open, all: without(all, key) })),
    writeAnswer: (comment: string, text: string) =>
      change(({ answers }) => ({ answers: { ...answers, [comment]: text } })),
    /** Once it was sent, unless more was written meanwhile. */
    dropAnswer: (comment: string, sent: string) =>
      change(({ answers }) => (answers[comment] === sent ? { answers: without(answers, comment) } : {})),
  }
  return { value, actions }
}
