import { randomUUID } from 'node:crypto'
import type { Services } from '../services'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRows } from '~/database/rows.server'
import type { Limits } from './provider/ask-provider.server'
import { cancelTask } from './tasks/cancel-task.server'
import { LeaseLost } from './tasks/create-emitter.server'
import { createEventFeed, type EventFeed } from './tasks/event-feed.server'
import { runTask, type Asked } from './tasks/run-task.server'
import type { TaskRow } from './tasks/task'

export type Assistant = {
  feed: EventFeed
  /** what a new task is written with: claimed by this instance where it has a place free, so that nobody has to look for it */
  lease: () => Lease
  /** begins with a task that was written with a lease of this instance's */
  take: (row: TaskRow, asked: Asked) => void
  cancel: (row: TaskRow) => Promise<boolean>
  /** aborted when the server stops: streams end then and are taken up elsewhere */
  stopping: AbortSignal
  /** stops working and gives up its tasks, so that another instance, or the next start, goes on with them at once */
  close: () => Promise<void>
}
export type Lease = Pick<TaskRow, 'status' | 'leaseUntil' | 'attempts'> & { runner?: string }
export type CreateAssistantOptions = {
  services: Omit<Services, 'assistant'>
  /** how often it looks for tasks that nobody told it of */
  lookMs?: number
  limits?: Limits
}

const LEASE_MS = 15_000
const LOOK_MS = 3_000
/** Tasks that one instance works on at once; the others wait in the database. */
const MOST_AT_ONCE = 32

/**
 * Does the assistant's tasks, each by one instance at a time: a task is claimed in the database for a while, and who
 * dies over it loses it to the next that looks.
 */
export function createAssistant({ services, lookMs = LOOK_MS, limits }: CreateAssistantOptions): Assistant {
  const { payload, log } = services
  const runner = randomUUID()
  const feed = createEventFeed({ payload, log })
  const stopping = new AbortController()
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>()
  let looking = false
  let again = false

  async function look(): Promise<void> {
    if (looking) again = true
    if (looking || stopping.signal.aborted) return
    looking = true
    try {
      const free = MOST_AT_ONCE - running.size
      for (const row of free > 0 ? await waitingTasks({ services, most: free }) : []) {
        const claimed = await claim({ services, row, runner })
        if (claimed) begin({ row: claimed })
      }
    } catch (error) {
      log.error({ err: error }, 'the assistant could not look for tasks')
    }
    looking = false
    if (again) {
      again = false
      await look()
    }
  }

  function begin({ row, asked }: { row: TaskRow; asked?: Asked }): void {
    const id = String(row.id)
    const abort = new AbortController()
    const renewal = setInterval(() => void renew({ services, id, runner, abort }), LEASE_MS / 3)
    const signal = AbortSignal.any([abort.signal, stopping.signal])
    const done = runTask({ services: { ...services, assistant }, feed, row, asked, signal, limits })
      .catch((error: unknown) => {
        if (!(error instanceof LeaseLost) && !signal.aborted)
          log.error({ err: error, task: id }, 'a task was left')
      })
      .finally(() => {
        clearInterval(renewal)
        running.delete(id)
        void look()
      })
    running.set(id, { abort, done })
  }

  const timer = setInterval(() => void look(), lookMs).unref()
  const assistant: Assistant = {
    feed,
    lease() {
      const isFree = running.size < MOST_AT_ONCE && !stopping.signal.aborted
      if (!isFree) return { status: 'queued', leaseUntil: 0, attempts: 0 }
      return { status: 'running', leaseUntil: Date.now() + LEASE_MS, attempts: 1, runner }
    },
    take(row, asked) {
      if (row.runner === runner) begin({ row, asked })
    },
    stopping: stopping.signal,
    async cancel(row) {
      const cancelled = await cancelTask({ payload, feed, row })
      running.get(String(row.id))?.abort.abort()
      return cancelled
    },
    async close() {
      clearInterval(timer)
      stopping.abort()
      const open = [...running]
      await Promise.all(open.map(([, { done }]) => done))
      for (const [id] of open) await giveUp({ services, id, runner })
      await feed.close()
    },
  }
  return assistant
}

type Bare = CreateAssistantOptions['services']

/** Anybody's. */
function waitingTasks({ services, most }: { services: Bare; most: number }): Promise<TaskRow[]> {
  return findRows({
    payload: services.payload,
    collection: 'ai-tasks',
    where: { and: [{ status: { in: ['queued', 'running'] } }, { leaseUntil: { less_than: Date.now() } }] },
    sort: 'createdAt',
    limit: most,
  })
}

type Claim = { services: Bare; row: TaskRow; runner: string }

/** The lease as it was read: of many that read it one gets it. */
function claim({ services: { payload }, row, runner }: Claim): Promise<TaskRow | null> {
  return compareAndSet({
    payload,
    collection: 'ai-tasks',
    where: {
      id: { equals: row.id },
      status: { in: ['queued', 'running'] },
      leaseUntil: { equals: row.leaseUntil },
      attempts: { equals: row.attempts },
    },
    data: { status: 'running', runner, leaseUntil: Date.now() + LEASE_MS, attempts: row.attempts + 1 },
  })
}

type Held = { services: Bare; id: string; runner: string }
const isHeld = ({ id, runner }: Held) => ({
  id: { equals: id },
  runner: { equals: runner },
  status: { equals: 'running' },
})

async function renew(options: Held & { abort: AbortController }): Promise<void> {
  const { services, abort } = options
  const data = { leaseUntil: Date.now() + LEASE_MS }
  try {
    const kept = await compareAndSet({
      payload: services.payload,
      collection: 'ai-tasks',
      where: isHeld(options),
      data,
    })
    if (!kept) abort.abort()
  } catch (error) {
    // the next renewal may get through before the lease ends
    services.log.warn({ err: error }, 'a lease could not be renewed')
  }
}

async function giveUp(options: Held): Promise<void> {
  // not counted as an attempt: nothing is wrong with the task
  const data = { leaseUntil: 0, attempts: { $inc: -1 } }
  const { payload, log } = options.services
  await compareAndSet({ payload, collection: 'ai-tasks', where: isHeld(options), data }).catch(
    (error: unknown) => log.warn({ err: error }, 'a task could not be given up'),
  )
}
