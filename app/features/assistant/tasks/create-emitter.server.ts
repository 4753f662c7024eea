import type { Payload } from 'payload'
import type { EventFeed } from './event-feed.server'
import { writeEvent } from './event-store.server'
import type { TaskEvent, TaskEvents, TaskEventType } from './events'

/** Another runner, or somebody who cancelled, has written the number that was to be written: the task is no longer ours. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export type Emitter = {
  /** Resolves when the event stands in the database; whoever listens hears of it then. Throws LeaseLost. */
  emit: <Type extends TaskEventType>(type: Type, data: TaskEvents[Type]) => Promise<void>
  /** more of the answer's text; pieces that come fast are written together */
  say: (text: string) => Promise<void>
  /** whether anything was said that a new beginning has to take back */
  hasSaid: () => boolean
}
export type EmitterOptions = {
  payload: Payload
  feed: EventFeed
  task: string
  /** of the last event that is there */ from: number
}

/** Pieces of text within this time are one event. */
const GATHER_MS = 40

/** Numbers a task's events and writes them one after the other. */
export function createEmitter({ payload, feed, task, from }: EmitterOptions): Emitter {
  let number = from
  let said = false
  let text = ''
  let gathering: NodeJS.Timeout | undefined
  let lastWrite = 0
  let chain: Promise<void> = Promise.resolve()

  function write<Type extends TaskEventType>(type: Type, data: TaskEvents[Type]): Promise<void> {
    chain = chain.then(async () => {
      // an edge: type and data belong together by the signature
      const event = { number: number + 1, type, data } as TaskEvent
      if (!(await writeEvent({ payload, task, event }))) throw new LeaseLost(`event ${number + 1} of ${task}`)
      number += 1
      lastWrite = Date.now()
      feed.publish(task, event)
    })
    // whoever waits gets the error; a piece that nobody waits for must not end the process
    chain.catch(() => undefined)
    return chain
  }
  function flush(): Promise<void> {
    clearTimeout(gathering)
    gathering = undefined
    if (!text) return chain
    const gathered = text
    text = ''
    return write('delta', { text: gathered })
  }

  return {
    async emit(type, data) {
      void flush()
      if (type === 'patch' || type === 'facts' || type === 'result') said = true
      if (type === 'reset') said = false
      await write(type, data)
    },
    async say(piece) {
      if (!piece) return
      said = true
      text += piece
      if (Date.now() - lastWrite >= GATHER_MS) return flush()
      gathering ??= setTimeout(() => void flush().catch(() => undefined), GATHER_MS)
    },
    hasSaid: () => said,
  }
}
