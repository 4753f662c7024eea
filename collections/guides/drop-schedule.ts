import type { CollectionAfterChangeHook } from 'payload'
import { deleteRows, findRowById, findRows } from '../../app/database/rows.server'
import { liveRowBefore } from '../drafts/live-row'

/**
 * A guide that somebody withdraws stays withdrawn: what was planned for it before goes. One that its schedule withdraws
 * may come back by it. Where somebody publishes by hand what was to be published later, a draft begun since stays one.
 */
export const dropSchedule: CollectionAfterChangeHook = async ({ doc, context, req }) => {
  const { payload } = req
  const id = String(doc.id)
  const isPublished = doc._status === 'published'
  if (!isPublished) {
    if (liveRowBefore({ collection: 'guides', id, context })?._status !== 'published') return
    const live = await findRowById({ payload, collection: 'guides', id, req, select: { _status: true } })
    if (live?._status === 'published') return
  }
  const jobs = { payload, collection: 'payload-jobs', req } as const
  const plans = await findRows({
    ...jobs,
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.doc.value': { equals: id } },
        ...(isPublished ? [{ 'input.type': { equals: 'publish' } }] : []),
      ],
    },
    select: { processing: true },
  })
  if (plans.length === 0 || plans.some(({ processing }) => processing)) return
  await deleteRows({ ...jobs, where: { id: { in: plans.map((plan) => plan.id) } } })
}
