import { vi } from 'vitest'
import { createAutosave } from '../../../app/editor/autosave/create-autosave'
import type { SaveOutcome, Send } from '../../../app/editor/autosave/types'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'

export type Doc = { title: string; text: string; list: { id: string; text: string }[] }
export const initial: Doc = { title: '', text: '', list: [{ id: 'a', text: '' }] }

/** A server that keeps one document; `answers` come instead of its own while there are any. */
export function openAutosave({ delay = 100, answers = [] as (SaveOutcome<Doc> | Error)[] } = {}) {
  const server = { state: initial, revision: 1, inFlight: 0, most: 0, saves: 0 }
  const send = vi.fn<Send<Doc>>(async ({ state, revision }) => {
    server.inFlight += 1
    server.most = Math.max(server.most, server.inFlight)
    await new Promise((resolve) => setTimeout(resolve, delay))
    server.inFlight -= 1
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    if (answer) return answer
    if (revision !== server.revision) {
      return { ok: false, reason: 'conflict', theirs: { state: server.state, revision: server.revision } }
    }
    server.saves += 1
    Object.assign(server, { state, revision: revision + 1 })
    return { ok: true, revision: server.revision }
  })
  const store = createDocumentStore({ initial })
  const autosave = createAutosave({ store, stored: { state: initial, revision: 1 }, send })
  const states: string[] = []
  autosave.status.subscribe(() => states.push(autosave.status.get().kind))
  const stop = autosave.start()
  const type = (change: Partial<Doc>) =>
    store.change({ name: 'x', recipe: (draft) => void Object.assign(draft, change) })
  const elsewhere = (change: Partial<Doc>) =>
    Object.assign(server, { state: { ...server.state, ...change }, revision: server.revision + 1 })
  return { server, send, store, autosave, states, stop, type, elsewhere, answers }
}
