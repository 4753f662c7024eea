import type { Payload, Where } from 'payload'
import { dropTasks } from '../assistant/tasks/drop-tasks.server'
import { dropPlans } from '../pdf/drop-plans.server'
import { dropSteps } from './drop-steps.server'
import { dropLinks } from '../sharing/drop-links.server'

export type DeleteForGoodOptions = {
  payload: Payload
  /** must name the owner where a person asks */
  where: Where
}

/** Deletes what lies in the trash for good, with its page plans, links and what the assistant was asked about it. Throws where some are still there. @returns how many */
export async function deleteForGood({ payload, where }: DeleteForGoodOptions): Promise<number> {
  const { docs, errors } = await payload.delete({
    collection: 'resumes',
    where: { and: [where, { deletedAt: { exists: true } }] },
    trash: true,
    depth: 0,
    select: { twin: true },
    overrideAccess: true,
  })
  for (const { id } of docs) {
    await dropPlans({ payload, resume: id })
    await dropLinks({ payload, resume: id })
    await dropTasks({ payload, where: { resume: { equals: String(id) } } })
  }
  const [of, twins] = [docs.map(({ id }) => String(id)), docs.flatMap(({ twin }) => twin || [])]
  if (of.length > 0)
    await dropSteps({ payload, where: { or: [{ twin: { in: of } }, { id: { in: twins } }] }, of })
  // Payload goes on past what it could not delete.
  if (errors.length > 0)
    throw new Error(`${errors.length} resumes could not be deleted: ${errors[0]?.message}`)
  return docs.length
}
