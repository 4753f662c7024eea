import type { Patch } from '../../../document/patch/patch'
import type { Flag, FlagKind, NewWords } from '../trace/types'
import type { FaultCode } from '../../../../collections/assistant/task-faults'

/**
 * A claim that stands in no source, or is more than its source says; `path` as the suggestion's, '' in a text. One with
 * the note `second-reading` is the model's doubt about words that the guard has let pass, and `why` the model's reason;
 * `told` is where the person says it, as far as a model can tell; one that `isCompared` is to be compared with that and no
 * more in doubt.
 */
export type FactFlag = Omit<Flag, 'kind' | 'note'> & {
  path: string
  kind: FlagKind | 'claim'
  note: Flag['note'] | 'second-reading'
  why?: string
  told?: { where: 'resume' | 'user'; excerpt: string }
  isCompared?: true
}
/** Words that no line of the resume bears out: no doubt, only new wording. */
export type FactWording = NewWords & { path: string }
/** A claim and the line that it was most likely made from; `from` and `to` in the suggested text. */
export type FactSource = {
  path: string
  text: string
  from: number
  to: number
  where: 'resume' | 'user' | 'job'
  /** the source's own words */
  excerpt: string
}
export type CheckedFacts = {
  flags: FactFlag[]
  wording: FactWording[]
  /** numbers, dates and names of the replaced text that the suggestion says no more */
  lost: string[]
  sources: FactSource[]
}

/** A change of the resume that the assistant offers; nothing happens to the document until a person accepts it. */
export type Suggestion = {
  /** within the task */
  key: string
  /** the saved revision that it was made on */
  revision: number
  /** JSON Patch, tested by ids and by the text that it replaces */
  ops: Patch
  /** JSON Pointer of what changes, for showing it in the page */
  path: string
  /** what undo calls it */
  title: string
  before: string
  after: string
  why: string
} & CheckedFacts

/** A job's word and where the resume has it; empty `path` means nowhere. */
export type JobTerm = { term: string; path: string; excerpt: string }

/** What a model found; the rules' own findings come from the inspection. */
export type ModelFinding = {
  severity: 'warning' | 'hint'
  title: string
  why: string
  how: string
  path: string
}

/** What a task ends with, beside its events. */
export type TaskResult = {
  /** the model was to read its suggestions again and could not */
  secondReading?: 'failed'
  text?: string
  /** of a talk's text, so that an earlier visit's answer is marked as it was */
  facts?: CheckedFacts
  /** how many edits a talk offered */
  suggestions?: number
  resumeId?: string
  terms?: JobTerm[]
  /** questions only the person can answer, and what found no place */
  notes?: string[]
  findings?: ModelFinding[]
}
export type Usage = { promptTokens: number; answerTokens: number; model: string }

/** What a stream says, by the name of the event. */
export type TaskEvents = {
  status: { state: 'working' | 'retrying' | 'checking' }
  /** more of the answer's text */
  delta: { text: string }
  /** all of the task's events before this one are void: it was begun anew */
  reset: Record<string, never>
  /** one whose key has come before takes that one's place: more is in doubt */
  patch: Suggestion
  /** what is said of the facts in the answer's text; a later one takes an earlier one's place */
  facts: CheckedFacts
  /** a later one takes an earlier one's place */
  result: TaskResult
  done: { status: 'done' | 'cancelled'; usage: Usage | null }
  error: { code: FaultCode; message: string }
}
export type TaskEventType = keyof TaskEvents
export type TaskEvent = {
  [Type in TaskEventType]: { number: number; type: Type; data: TaskEvents[Type] }
}[TaskEventType]

/** Whether nothing comes after it. */
export const isLast = ({ type }: Pick<TaskEvent, 'type'>): boolean => type === 'done' || type === 'error'
