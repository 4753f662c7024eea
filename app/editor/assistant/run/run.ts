import type * as z from 'zod'
import type { TaskKind } from '../../../../collections/assistant/task-kinds'
import type { CheckedFacts, Suggestion, TaskResult } from '../../../features/assistant/tasks/events'
import type { FaultCode } from '../../../../collections/assistant/task-faults'
import type { TASK_INPUTS } from '../../../features/assistant/tasks/inputs'

/** What is asked of the assistant. */
export type Ask = {
  [Kind in TaskKind]: { kind: Kind; input: z.input<(typeof TASK_INPUTS)[Kind]> }
}[TaskKind]

/** `gone` and `changed`: it was accepted too late, and nothing was done. */
export type OfferState = 'open' | 'accepted' | 'refused' | 'gone' | 'changed'
export type Offer = { suggestion: Suggestion; state: OfferState }

/** `checking`: what it suggests is there and is read a second time; nothing is to be taken before that is over. */
export type RunState =
  'saving' | 'waiting' | 'working' | 'retrying' | 'checking' | 'done' | 'cancelled' | 'failed'

/** A task as the panel shows it: what was asked, and all that has come of it so far. */
export type Run = {
  /** within this visit */
  key: string
  ask: Ask
  /** In the reader's words: what is done to which part. */
  name: string
  /** undefined until the server has taken it */
  taskId: string | undefined
  state: RunState
  text: string
  offers: readonly Offer[]
  facts: CheckedFacts | undefined
  result: TaskResult
  /** Why it failed, in the reader's language. */
  message: string
  /** What the server calls the failure; undefined where it was not the task that failed. */
  fault: FaultCode | undefined
  /** Number of the last event that has arrived. */
  lastEvent: number
  /** false while the connection to a task that runs is broken. */
  isLinked: boolean
  /** Given in an earlier visit: what it offers may have been decided since. */
  isPast: boolean
}

const ENDS: readonly RunState[] = ['done', 'cancelled', 'failed']

/** Whether nothing more comes of it. */
export const isOver = ({ state }: Pick<Run, 'state'>): boolean => ENDS.includes(state)

/** Whether a talk's answer is there as a whole; what it offers may still be being read again. */
export const isAnswered = (run: Pick<Run, 'state' | 'result'>): boolean =>
  isOver(run) || run.result.text !== undefined

/** Whether what it offers is still being read again; who is cut off from that needn't wait for it. */
export const isWaitedFor = ({ state, isLinked }: Pick<Run, 'state' | 'isLinked'>): boolean =>
  state === 'checking' && isLinked

/** Of the line that says how it is doing. */
export const stateId = ({ key }: Pick<Run, 'key'>): string => `assistant-${key}-state`

/** For a button that takes what it offers. */
export const waitingProps = (run: Run) =>
  isWaitedFor(run) ? { isPending: true, 'aria-describedby': stateId(run) } : {}

/** What is typed about a run is known by its task, which a later visit knows too. */
export const draftKey = ({ key, taskId }: Pick<Run, 'key' | 'taskId'>): string => taskId ?? key

type NewRun = Pick<Run, 'ask' | 'name'> & { taskId?: string }

let count = 0

export function newRun({ ask, name, taskId }: NewRun): Run {
  count += 1
  return {
    ...{ key: `run-${count}`, ask, name, taskId, state: taskId ? 'waiting' : 'saving' },
    ...{ text: '', offers: [], facts: undefined, result: {}, message: '', fault: undefined, lastEvent: 0 },
    isPast: Boolean(taskId),
    isLinked: true,
  }
}
