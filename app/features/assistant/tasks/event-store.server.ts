import type { Payload, Where } from 'payload'
import { findRows } from '~/database/rows.server'
import { insertRowOnce } from '~/database/insert-once.server'
import type { TaskEvent, TaskResult } from './events'

const PAGE = 500

type Options = { payload: Payload; task: string; event: TaskEvent }

/** Writes one event under its number; false where that number is written already, by whoever has taken the task over. */
export async function writeEvent({ payload, task, event }: Options): Promise<boolean> {
  const { number, type, data } = event
  const row = { key: `${task} ${number}`, task, number, type, data }
  // below hooks, which refuse everybody: a statement for each piece of an answer
  return insertRowOnce({ payload, collection: 'ai-events', data: row })
}

type ReadEventsOptions = { payload: Payload; task: string; after: number }

/** A task's events behind a number, in order, at most 500. */
export async function readEvents({ payload, task, after }: ReadEventsOptions): Promise<TaskEvent[]> {
  const where: Where = { and: [{ task: { equals: task } }, { number: { greater_than: after } }] }
  const rows = await findRows({ payload, collection: 'ai-events', where, sort: 'number', limit: PAGE })
  return rows.map(asEvent)
}

/** The number of a task's last event, 0 where there is none. */
export function lastEvent({ payload, task }: { payload: Payload; task: string }): Promise<TaskEvent | null> {
  return lastOf({ payload, where: { task: { equals: task } } })
}

async function lastOf({ payload, where }: { payload: Payload; where: Where }): Promise<TaskEvent | null> {
  const [row] = await findRows({ payload, collection: 'ai-events', where, sort: '-number', limit: 1 })
  return row ? asEvent(row) : null
}

/** What a task has come to so far; null where it has not, or was begun anew since. */
export async function lastResult(options: { payload: Payload; task: string }): Promise<TaskResult | null> {
  const { payload, task } = options
  const event = await lastOf({
    payload,
    where: { task: { equals: task }, type: { in: ['result', 'reset'] } },
  })
  return event?.type === 'result' ? event.data : null
}

/** An edge: only `writeEvent` writes these rows. */
export function asEvent({ number, type, data }: { number: number; type: string; data: unknown }): TaskEvent {
  return { number, type, data } as TaskEvent
}
