import { createAutosave } from '../autosave/create-autosave'
import type { Autosave } from '../autosave/types'
import type { ResumeState } from '../session/resume-state'
import type { DocumentStore } from '../store/create-document-store'
import { mergeIn } from './merge-in'
import type { Send, Stored } from './save-result'

type Options = {
  store: DocumentStore<ResumeState>
  stored: Stored
  send: Send
  /** Tells other tabs what is saved now. */
  onSaved: (stored: Stored) => void
}

export type Saver = Autosave<ResumeState>

/** The autosave of a resume with its title and layout. */
export function createSaver(options: Options): Saver {
  return createAutosave({ ...options, merge: mergeIn })
}
