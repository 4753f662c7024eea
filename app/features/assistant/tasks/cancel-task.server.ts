import type { Payload } from 'payload'
import { endTask } from './end-task.server'
import type { EventFeed } from './event-feed.server'
import { lastEvent, lastResult, writeEvent } from './event-store.server'
import { isLast, type TaskEvent } from './events'
import { hasEnded, type TaskRow } from './task'

const TRIES = 20

type Options = { payload: Payload; feed: EventFeed; row: TaskRow }

/** Ends a task before its time: its last event says so, whichever instance works on it. False where it had ended already. */
export async function cancelTask({ payload, feed, row }: Options): Promise<boolean> {
  if (hasEnded(row)) return false
  const task = String(row.id)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const last = await lastEvent({ payload, task })
    if (last && isLast(last)) return false
    const number = (last?.number ?? 0) + 1
    // what is only being read again is done: the wait for that is what ends
    const result = await lastResult({ payload, task })
    const answer = result && { ...result, secondReading: 'failed' as const }
    const end: TaskEvent = {
      number: answer ? number + 1 : number,
      type: 'done',
      data: { status: answer ? 'done' : 'cancelled', usage: null },
    }
    const events = [...(answer ? [{ number, type: 'result', data: answer } as const] : []), end]
    // the runner may have just written that number; it loses the next one
    if (!(await sayAll({ payload, feed, task, events }))) continue
    await endTask({ payload, row, event: end, answer })
    return true
  }
  throw new Error(`Task ${task} could not be cancelled`)
}

type SayOptions = { payload: Payload; feed: EventFeed; task: string; events: TaskEvent[] }

/** @returns false where somebody else has written one of the numbers */
async function sayAll({ payload, feed, task, events }: SayOptions): Promise<boolean> {
  for (const event of events) {
    if (!(await writeEvent({ payload, task, event }))) return false
    feed.publish(task, event)
  }
  return true
}
