import { scheduledPublish } from '../../../collections/jobs/scheduled-publish'
import type { Services } from '../services'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRowById, findRows } from '~/database/rows.server'

/** A job that was begun so long ago belongs to a process that died over it. */
export const STALE_MS = 5 * 60 * 1000
const BATCH = 20

type Options = Pick<Services, 'payload' | 'log' | 'tally'>

/**
 * Does the jobs of Payload's queue that are due. Each is claimed in the database first, so that of several instances
 * one alone does it; one that a killed process left behind is taken up again. @returns how many this one did
 */
export async function runJobs({ payload, log, tally }: Options): Promise<number> {
  let ran = 0
  for (const job of await dueJobs({ payload })) {
    if (!(await claim({ payload, job }))) continue
    ran += 1
    const { id, taskSlug } = job
    const { jobStatus } = await payload.jobs.runByID({ id, silent: true, overrideAccess: true })
    const status = jobStatus?.[id]?.status
    tally.add(status === 'success' ? 'job' : 'job-failed')
    if (status !== 'success')
      log.error({ job: id, task: taskSlug, status, ...(await missedBy({ payload, job })) }, 'a job failed')
  }
  return ran
}

type Job = {
  id: string
  taskSlug?: string | null
  input?: unknown
  processing?: boolean | null
  updatedAt: string
}

async function dueJobs({ payload }: Pick<Options, 'payload'>): Promise<Job[]> {
  const now = Date.now()
  const jobs = await findRows({
    payload,
    collection: 'payload-jobs',
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        {
          or: [
            { waitUntil: { exists: false } },
            { waitUntil: { less_than_equal: new Date(now).toISOString() } },
          ],
        },
      ],
    },
    sort: 'createdAt',
    limit: BATCH,
  })
  return jobs.filter(({ processing, updatedAt }) => !processing || now - Date.parse(updatedAt) >= STALE_MS)
}

/** The state as it was read: whoever changes it first has the job. */
async function claim({ payload, job }: Pick<Options, 'payload'> & { job: Job }): Promise<boolean> {
  const { id, processing, updatedAt } = job
  const where = {
    id: { equals: id },
    processing: { equals: processing ?? false },
    updatedAt: { equals: updatedAt },
  }
  const data = { processing: true, updatedAt: new Date().toISOString() }
  return Boolean(await compareAndSet({ payload, collection: 'payload-jobs', where, data }))
}

/** Of a guide that should have come out, which and why not. Of other jobs nothing: what a mail failed with may name people. */
async function missedBy({ payload, job }: Pick<Options, 'payload'> & { job: Job }) {
  const scheduled = scheduledPublish(job)
  if (!scheduled) return {}
  const row = await findRowById({ payload, collection: 'payload-jobs', id: job.id, select: { error: true } })
  // an edge: Payload keeps there what was thrown
  const error = row?.error as { message?: string } | null | undefined
  return { ...scheduled, reason: error?.message }
}
