import type { Services } from '../../http/services'
import { compareAndSet } from '../compare-and-set.server'

/** A job that was begun so long ago belongs to a process that died over it. */
export const STALE_MS = 5 * 60 * 1000
const BATCH = 20

/**
 * Publishes and withdraws what was scheduled for now. Each job is claimed in the database first, so that of several
 * instances one alone runs it. @returns how many this one ran
 */
export async function runScheduled({ payload, log }: Pick<Services, 'payload' | 'log'>): Promise<number> {
  const now = new Date()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { waitUntil: { less_than_equal: now.toISOString() } },
      ],
    },
    sort: 'waitUntil',
    limit: BATCH,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  let ran = 0
  for (const { id, processing, updatedAt } of docs) {
    if (processing && now.getTime() - Date.parse(updatedAt) < STALE_MS) continue
    // The state as it was read: whoever changes it first has the job.
    const where = {
      id: { equals: id },
      processing: { equals: processing ?? false },
      updatedAt: { equals: updatedAt },
    }
    const data = { processing: true, updatedAt: new Date().toISOString() }
    if (!(await compareAndSet({ payload, collection: 'payload-jobs', where, data }))) continue
    await payload.jobs.runByID({ id, silent: true, overrideAccess: true })
    ran += 1
  }
  if (ran > 0) log.info({ jobs: ran }, 'published or withdrew what was scheduled')
  return ran
}
