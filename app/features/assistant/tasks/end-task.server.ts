import type { Payload } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import type { TaskEvent, TaskResult } from './events'
import type { TaskRow } from './task'

export type EndTaskOptions = {
  payload: Payload
  row: Pick<TaskRow, 'id'>
  /** its last one */
  event: TaskEvent
  answer?: TaskResult | null
}

/** Writes on the task how it ended, once its last event stands. The document it was about is no longer needed. */
export async function endTask({ payload, row, event, answer }: EndTaskOptions): Promise<void> {
  const status = event.type === 'done' ? event.data.status : 'failed'
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
    },
  })
}
