import type { Payload } from 'payload'
import { dropTasks } from '../assistant/tasks/drop-tasks.server'
import { dropPlans } from '../pdf/drop-plans.server'

export const TRASH_DAYS = 30

/** Deletes for good what has lain in the trash for 30 days, with its page plans and what the assistant was asked about it. */
export async function purgeTrash({ payload }: { payload: Payload }): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const { docs } = await payload.delete({
    collection: 'resumes',
    where: { deletedAt: { less_than: before } },
    trash: true,
    depth: 0,
    overrideAccess: true,
  })
  for (const { id } of docs) {
    await dropPlans({ payload, resume: id })
    await dropTasks({ payload, where: { resume: { equals: String(id) } } })
  }
}
