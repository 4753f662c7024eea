import type { DataFromCollectionSlug } from 'payload'
import type { TaskKind, TaskState } from '../../../../collections/assistant/task-kinds'
import type { TaskResult } from './events'
import { TASK_INPUTS, type TaskInputs } from './inputs'

export type TaskRow = DataFromCollectionSlug<'ai-tasks'>

export const hasEnded = ({ status }: { status: TaskState }): boolean =>
  status !== 'queued' && status !== 'running'

/** What a task was given, as today's schema reads it. */
export function inputOf<Kind extends TaskKind>({
  kind,
  row,
}: {
  kind: Kind
  row: Pick<TaskRow, 'input'>
}): TaskInputs[Kind] {
  // an edge: the schema of a kind gives that kind's input
  return TASK_INPUTS[kind].parse(row.input) as TaskInputs[Kind]
}

/** What it ended with; only the runner writes the field. */
export const answerOf = (row: Pick<TaskRow, 'answer'>): TaskResult | null =>
  (row.answer as TaskResult | null | undefined) ?? null

/** A relationship's id, whichever form the database gives it in. */
export function userIdOf({ user }: TaskRow): string {
  return String(typeof user === 'object' && user !== null ? user.id : user)
}
