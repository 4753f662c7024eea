import type { EditorFonts } from '../../features/fonts/editor-fonts.server'
import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Unsaved } from '../crash/keep-unsaved'
import type { FieldValue } from '../edits/set-field'
import type { Drafts } from '../fields/drafts'
import type { Saver } from '../saving/save-result'
import type { DocumentStore, Step } from '../store/create-document-store'
import type { Value } from '~/session/create-value'
import type { Pen } from '../writing/pen'
import type { Folds } from './folds'
import type { ResumeState } from './resume-state'

export type FieldTarget = { owner: string; field: string }
/** A field and, where it is known, an offset in its text. */
export type FieldPoint = FieldTarget & { at?: number }
/** With `focus`, the field that a step changed is focused; without, it is only brought into sight. */
export type Travel = (options: { focus: boolean }) => void

export type EditorParts = { store: DocumentStore<ResumeState>; folds: Folds; drafts: Drafts }

/** What the editor's screens work with; one for each opened resume, the same object while it is open. */
export type Editor = Pick<DocumentStore<ResumeState>, 'subscribe' | 'endStep' | 'closeStep' | 'history'> & {
  id: string
  /** A guest's resume, kept in this browser only. */
  guest: boolean
  /** Id of the same resume in the other language; empty where there is none. */
  twin: Value<string>
  /** The reader's language, not the page's. */
  language: Language
  templateCode: string
  /** The letters that the document had when it was opened, beside the slices of the whole fonts. */
  fonts: EditorFonts | undefined
  state: () => ResumeState
  content: () => ResumeContent
  /** What another editor needs to go on from this one. */
  parts: EditorParts
  drafts: Drafts
  folds: Folds
  /** Stores a field; typing into one field in a row is one step of undo. */
  setField: (options: FieldTarget & { value: FieldValue; label: string }) => void
  /** Any other change, as a recipe on a draft. The name is what undo calls it. */
  change: (options: Omit<Step, 'patch'> & { recipe: (draft: ResumeContent) => void }) => void
  changeState: (options: Omit<Step, 'patch'> & { recipe: (draft: ResumeState) => void }) => void
  setTitle: (title: string) => void
  undo: Travel
  redo: Travel
  /** Whether the document as it stands came by undo or redo. */
  hasTravelled: () => boolean
  saver: Saver
  /** Whether this browser holds what could not be saved yet. */
  isHere: Pick<Value<boolean>, 'get' | 'subscribe'>
  /** The eight digits of the shared link; empty while not shared. */
  accessCode: Value<string>
  /** What another program left beside the resume, newer than it; waits for the person to take or leave it. */
  workingCopy: Value<Unsaved | undefined>
  /** Changes of an earlier visit are in it that were not saved then. */
  isRestored: boolean
  /** Says something to screen readers, politely. */
  announce: (text: string) => void
  /** Writes on the page itself. */
  pen: Pen
  /** Unfolds and focuses a field of the panel, its caret at the offset. */
  reveal: (target: FieldPoint) => void
  /** Starts saving, keeping and listening; answers the stop. */
  start: () => () => void
}
