import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { JobSlug } from '../../../collections/jobs/workers'
import { insertRowOnce } from '~/database/insert-once.server'

const HOUR_MS = 60 * 60 * 1000
/** What is done every hour. */
const CHORES: JobSlug[] = ['purge-trash', 'purge-orphans', 'end-accounts']

type Options = { payload: Payload; now?: number }

/**
 * Puts the chores of the next full hour into the queue. A job's id is made of chore and hour, so that each stands
 * there once, however many instances put it there. @returns when the next ones are due, in milliseconds
 */
export async function queueChores({ payload, now = Date.now() }: Options): Promise<number> {
  const hour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
  const waitUntil = new Date(hour).toISOString()
  for (const taskSlug of CHORES) {
    const id = createHash('sha256').update(`${taskSlug} ${waitUntil}`).digest('hex').slice(0, 24)
    const data = {
      taskSlug,
      waitUntil,
      input: {},
      queue: 'default',
      processing: false,
      hasError: false,
      totalTried: 0,
    }
    await insertRowOnce({ payload, collection: 'payload-jobs', id, data })
  }
  return hour
}
