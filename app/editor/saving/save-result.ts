import type * as autosave from '../autosave/types'
import type { ResumeState } from '../session/resume-state'

/** A resume as it lies on the server (or, for guests, in the browser), and which revision that is. */
export type Stored = autosave.Stored<ResumeState>
/** How an attempt to save ended. */
export type SaveResult = autosave.SaveOutcome<ResumeState>
/** Saves what differs from `base`, which is `revision`. */
export type Send = autosave.Send<ResumeState>
export type SendOptions = Parameters<Send>[0]
/** The autosave of a resume with its title and layout. */
export type Saver = autosave.Autosave<ResumeState>
