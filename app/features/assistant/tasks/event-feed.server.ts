import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { driverOf, type Mongo } from '~/database/driver.server'
import type { TaskEvent } from './events'
import { asEvent } from './event-store.server'

export type EventListener = (event: TaskEvent) => void
/** Who is told of new events: the streams of this process, whichever instance the task runs on. */
export type EventFeed = {
  publish: (task: string, event: TaskEvent) => void
  /** @returns how to stop being told */
  subscribe: (task: string, listener: EventListener) => () => void
  close: () => Promise<void>
}

type ChangeStream = ReturnType<ReturnType<Mongo['model']>['collection']['watch']>

type Options = { payload: Payload; log: Pick<Logger, 'warn'> }

/**
 * Tells of events in this process, and on MongoDB of those that other instances write. An event may be told of twice,
 * and one may be missed when the database's stream breaks: listeners go by the number, and look for themselves at times.
 */
export function createEventFeed({ payload, log }: Options): EventFeed {
  const listeners = new Map<string, Set<EventListener>>()
  let watching: ChangeStream | undefined
  let isClosed = false

  const publish = (task: string, event: TaskEvent) =>
    listeners.get(task)?.forEach((listener) => listener(event))

  function watch(): void {
    const { mongo } = driverOf(payload)
    if (watching || isClosed || !mongo) return
    watching = mongo.model('ai-events').collection.watch([{ $match: { operationType: 'insert' } }])
    watching.on('change', ({ fullDocument }) => {
      if (fullDocument) publish(fullDocument.task, asEvent(fullDocument))
    })
    watching.on('error', (error) => {
      log.warn({ err: error }, 'events of other instances are looked for, not told of')
      void watching?.close().catch(() => undefined)
      watching = undefined
    })
  }

  return {
    publish,
    subscribe(task, listener) {
      watch()
      const own = listeners.get(task) ?? new Set()
      listeners.set(task, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(task)
      }
    },
    async close() {
      isClosed = true
      await watching?.close().catch(() => undefined)
    },
  }
}
