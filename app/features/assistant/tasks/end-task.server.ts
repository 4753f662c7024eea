import type { Payload } from 'payload'
import { compareAndSet } from '../../compare-and-set.server'
import type { TaskEvent, TaskResult, Usage } from './events'
import type { TaskRow } from './task'

export type EndTaskOptions = {
  payload: Payload
  row: Pick<TaskRow, 'id'>
  /** its last one */
  event: TaskEvent
  answer?: TaskResult
  usage?: Usage
}

/** Writes on the task how it ended, once its last event stands. The document it was about is no longer needed. */
export async function endTask({ payload, row, event, answer, usage }: EndTaskOptions): Promise<void> {
  const status = event.type === 'done' ? event.data.status : 'failed'
  const cost = usage ? await costOf({ payload, usage }) : null
  await compareAndSet({
    payload,
    collection: 'ai-tasks',
    where: { id: { equals: row.id }, status: { in: ['queued', 'running'] } },
    data: {
      status,
      fault: event.type === 'error' ? event.data.code : null,
      base: null,
      leaseUntil: 0,
      endedAt: new Date().toISOString(),
      ...(answer ? { answer } : {}),
      ...(usage
        ? { promptTokens: usage.promptTokens, answerTokens: usage.answerTokens, model: usage.model }
        : {}),
      ...(cost === null ? {} : { cost }),
    },
  })
}

async function costOf({ payload, usage }: { payload: Payload; usage: Usage }): Promise<number> {
  const { promptPrice, answerPrice } = await payload.findGlobal({
    slug: 'assistant-settings',
    depth: 0,
    // the assistant reads its own settings
    overrideAccess: true,
  })
  return (usage.promptTokens * promptPrice + usage.answerTokens * answerPrice) / 1_000_000
}
