import type { InStep } from '../../../collections/resumes/in-step'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { laterNotes } from '../../features/twins/later-notes'
import type { Editor } from '../session/editor'

export type WaitingNotes = {
  /** The document as it would be with them. */
  on: (content: ResumeContent) => ResumeContent
  set: (notes: InStep | undefined) => void
}

type Options = { parts: Pick<Editor['parts'], 'store'> } & Pick<Editor, 'saver' | 'twin'>

/**
 * What has come into step, until the next real change is saved: who merely opens a resume makes no new revision of it. No
 * step of undo: it says what is, and changes nothing that a person wrote.
 */
export function createWaitingNotes({ parts: { store }, saver, twin }: Options): WaitingNotes {
  let waiting: InStep | undefined
  const on = (content: ResumeContent): ResumeContent => {
    const inStep = waiting?.with === twin.get() ? laterNotes(waiting, content.inStep) : undefined
    return inStep ? { ...content, inStep } : content
  }
  store.subscribe(() => {
    // what another tab saved is no change of this one
    if (!waiting || !saver.isDirty()) return
    const state = store.get()
    const content = on(state.content)
    waiting = undefined
    store.replace({ ...state, content })
  })
  return { on, set: (notes) => void (waiting = notes) }
}
