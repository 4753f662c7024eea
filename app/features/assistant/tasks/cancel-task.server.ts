import type { Payload } from 'payload'
import { compareAndSet } from '../../compare-and-set.server'
import type { EventFeed } from './event-feed.server'
import { lastEvent, lastResult, writeEvent } from './event-store.server'
import { isLast } from './events'
import { hasEnded, type TaskRow } from './task'

const TRIES = 20

/** Ends a task before its time: its last event says so, whichever instance works on it. False where it had ended already. */
export async function cancelTask(options: {
  payload: Payload
  feed: EventFeed
  row: TaskRow
}): Promise<boolean> {
  const { payload, feed, row } = options
  if (hasEnded(row)) return false
  const task = String(row.id)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const last = await lastEvent({ payload, task })
    if (last && isLast(last)) return false
    const number = (last?.number ?? 0) + 1
    // what is only being read again is done: the wait for that is what ends
    const answer = await lastResult({ payload, task })
    const status = answer ? 'done' : 'cancelled'
    const event = { number, type: 'done', data: { status, usage: null } } as const
    // the runner may have just written that number; it loses the next one
    if (!(await writeEvent({ payload, task, event }))) continue
    feed.publish(task, event)
    await compareAndSet({
      payload,
      collection: 'ai-tasks',
      where: { id: { equals: row.id }, status: { in: ['queued', 'running'] } },
      data: {
        status,
        ...(answer ? { answer } : {}),
        base: null,
        leaseUntil: 0,
        endedAt: new Date().toISOString(),
      },
    })
    return true
  }
  throw new Error(`Task ${task} could not be cancelled`)
}
