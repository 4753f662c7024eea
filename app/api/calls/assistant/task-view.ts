import * as z from 'zod'
import { TASK_KINDS, TASK_STATES } from '../../../../collections/assistant/task-kinds'
import { FAULTS, type FaultCode } from '../../../../collections/assistant/task-faults'
import type { Language } from '../../../../collections/resumes/schema'
import { answerOf, type TaskRow } from '../../../features/assistant/tasks/task'

export const taskSummary = z
  .object({
    taskId: z.string(),
    kind: z.enum(TASK_KINDS),
    status: z.enum(TASK_STATES),
    revision: z.number().describe('The saved revision it was made on'),
    input: z.json().describe('What it was given'),
    answer: z
      .json()
      .nullable()
      .describe(
        'What it ended with: text, facts (what is in doubt in a talk’s text), suggestions (how many), resumeId, terms, notes or findings; secondReading where that failed',
      ),
    fault: z.string().nullable().describe('Why it failed, in words'),
    promptTokens: z.number(),
    answerTokens: z.number(),
    model: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Task' })

export const taskView = taskSummary
  .extend({
    sent: z
      .array(z.object({ role: z.string(), content: z.string() }))
      .describe('All that was sent to the AI service, private details replaced by marks'),
  })
  .meta({ id: 'TaskInFull' })

type Options = { row: TaskRow; language: Language }

export function summariseTask({ row, language }: Options): z.input<typeof taskSummary> {
  const code = row.fault && row.fault in FAULTS ? (row.fault as FaultCode) : null
  return {
    taskId: String(row.id),
    ...{ kind: row.kind, status: row.status, revision: row.revision, createdAt: row.createdAt },
    ...{ promptTokens: row.promptTokens, answerTokens: row.answerTokens, model: row.model ?? '' },
    // edges: what the runner wrote as JSON is read as JSON
    input: row.input as z.core.util.JSONType,
    answer: answerOf(row) as z.core.util.JSONType,
    fault: code ? FAULTS[code][language] : null,
  }
}

export function viewTask(options: { row: TaskRow; language: Language }): z.input<typeof taskView> {
  // an edge: only the runner writes the field
  const sent = (options.row.sent as { role: string; content: string }[] | null | undefined) ?? []
  return { ...summariseTask(options), sent }
}
