import type { Payload } from 'payload'
import type { EventFeed } from './event-feed.server'
import { readEvents } from './event-store.server'
import { isLast, type TaskEvent } from './events'

export type StreamEventsOptions = {
  payload: Payload
  feed: EventFeed
  task: string
  /** the number of the last event that the client has */
  after: number
  /** aborted when the client is gone or the server stops; the task goes on */
  signal: AbortSignal
}

const HEARTBEAT_MS = 10_000
/** More events than this are not kept for a slow reader: it gets them from the database when it is ready. */
const MOST_WAITING = 100

/**
 * A task's events from the one after `after` on, each once and in order, as server-sent events, until its last. While
 * nothing happens a comment keeps the connection open, and the database is looked into for what was not told of.
 */
export function streamEvents(options: StreamEventsOptions): ReadableStream<Uint8Array> {
  const { payload, feed, task, after, signal } = options
  const encoder = new TextEncoder()
  let sent = after
  let waiting: TaskEvent[] = []
  let mustLook = true
  let wake = () => {}
  let leave = () => {}

  async function next(): Promise<TaskEvent[]> {
    if (mustLook) {
      mustLook = false
      const found = await readEvents({ payload, task, after: sent })
      if (found.length > 0) mustLook = true
      return found
    }
    return waiting.splice(0)
  }
  /** @returns whether something was told of; false after a while without anything */
  function eventOrTimeout(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), HEARTBEAT_MS)
      wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }

  return new ReadableStream({
    start() {
      const stop = feed.subscribe(task, (event) => {
        if (event.number <= sent) return
        if (waiting.length < MOST_WAITING) waiting.push(event)
        else mustLook = true
        wake()
      })
      const woken = () => wake()
      signal.addEventListener('abort', woken)
      leave = () => {
        stop()
        signal.removeEventListener('abort', woken)
      }
    },
    async pull(controller) {
      while (!signal.aborted) {
        const fresh = inOrder({ events: await next(), sent })
        if (fresh.hasGap) mustLook = true
        const last = fresh.events.at(-1)
        if (last) {
          sent = last.number
          waiting = waiting.filter(({ number }) => number > sent)
          controller.enqueue(encoder.encode(fresh.events.map(asText).join('')))
          if (isLast(last)) break
          return
        }
        if (mustLook || waiting.length > 0) continue
        if (await eventOrTimeout()) continue
        mustLook = true
        controller.enqueue(encoder.encode(': \n\n'))
        return
      }
      leave()
      controller.close()
    },
    cancel: () => leave(),
  })
}

/** The events that follow each other from the one after `sent` on; what a gap parts from them is left. */
function inOrder({ events, sent }: { events: TaskEvent[]; sent: number }) {
  const ready: TaskEvent[] = []
  let hasGap = false
  for (const event of events.toSorted((a, b) => a.number - b.number)) {
    const expected = sent + ready.length + 1
    if (event.number === expected) ready.push(event)
    else if (event.number > expected) hasGap = true
    if (isLast(event) && event.number <= expected) break
  }
  return { events: ready, hasGap }
}

const asText = ({ number, type, data }: TaskEvent): string =>
  `id: ${number}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`
