import type { JobsConfig } from 'payload'
import { admins, nobody } from './access/predicates'

/** Payload's queue of what is to be published later. Without this, whoever is signed in could read, add and run jobs. */
export const scheduledJobs: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: admins, update: nobody, delete: admins },
  }),
}
