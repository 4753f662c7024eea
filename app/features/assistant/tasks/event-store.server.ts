import type { Payload } from 'payload'
import { isTaken } from '~/database/insert-once.server'
import { retryTransient } from '~/database/retry-transient.server'
import type { TaskEvent, TaskResult } from './events'

const PAGE = 500

/** Writes one event under its number; false where that number is written already, by whoever has taken the task over. */
export async function writeEvent(options: {
  payload: Payload
  task: string
  event: TaskEvent
}): Promise<boolean> {
  const { payload, task, event } = options
  const { number, type, data } = event
  const row = { key: `${task} ${number}`, task, number, type, data }
  try {
    // below hooks and access control, both of which refuse everybody: a statement for each piece of an answer
    await retryTransient(() => payload.db.create({ collection: 'ai-events', data: { ...row } }))
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** A task's events behind a number, in order, at most 500. */
export async function readEvents(options: {
  payload: Payload
  task: string
  after: number
}): Promise<TaskEvent[]> {
  const { payload, task, after } = options
  const { docs } = await payload.db.find<{ number: number; type: string; data: unknown }>({
    collection: 'ai-events',
    where: { and: [{ task: { equals: task } }, { number: { greater_than: after } }] },
    sort: 'number',
    limit: PAGE,
    pagination: false,
  })
  return docs.map(asEvent)
}

/** The number of a task's last event, 0 where there is none. */
export async function lastEvent(options: { payload: Payload; task: string }): Promise<TaskEvent | null> {
  const { payload, task } = options
  const { docs } = await payload.db.find<{ number: number; type: string; data: unknown }>({
    collection: 'ai-events',
    where: { task: { equals: task } },
    sort: '-number',
    limit: 1,
    pagination: false,
  })
  return docs[0] ? asEvent(docs[0]) : null
}

/** What a task has come to so far; null where it has not, or was begun anew since. */
export async function lastResult(options: { payload: Payload; task: string }): Promise<TaskResult | null> {
  const { payload, task } = options
  const { docs } = await payload.db.find<{ number: number; type: string; data: unknown }>({
    collection: 'ai-events',
    where: { task: { equals: task }, type: { in: ['result', 'reset'] } },
    sort: '-number',
    limit: 1,
    pagination: false,
  })
  const event = docs[0] && asEvent(docs[0])
  return event?.type === 'result' ? event.data : null
}

/** An edge: only `writeEvent` writes these rows. */
export function asEvent({ number, type, data }: { number: number; type: string; data: unknown }): TaskEvent {
  return { number, type, data } as TaskEvent
}
