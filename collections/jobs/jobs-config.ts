import type { JobsConfig } from 'payload'
import { jobsCollection } from './jobs-collection'
import { TASKS } from './tasks'

/**
 * Payload's queue. Its own doors stay shut: without this, whoever is signed in could read, add and run jobs. Who does
 * the work is in app/features/jobs.
 */
export const jobsConfig: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: TASKS,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => jobsCollection(defaultJobsCollection),
}
