/** What the assistant can be asked to do. */
export const TASK_KINDS = [
  'chat',
  'module-opt',
  'inspect',
  'tailor',
  'translate',
  'cover-letter',
  'fill',
  'interview',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** `queued` waits for a runner, `running` has had one; the others are ends. */
export const TASK_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type TaskState = (typeof TASK_STATES)[number]
