import type { Payload } from 'payload'
import { scheduledPublish } from '../../../collections/jobs/scheduled-publish'

export type MissedPlan = {
  job: string
  guide: string
  title: string
  type: 'publish' | 'unpublish'
  /** when it was tried */
  at: string
}
type Options = { payload: Payload }
type Plan = Omit<MissedPlan, 'title'>

const MOST = 20

/**
 * Guides that were to be published or withdrawn at a time, failed to, and still stand as they stood then. What somebody
 * has done by hand since, or thrown away, is missed no more.
 */
export async function missedPlans({ payload }: Options): Promise<MissedPlan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-updatedAt',
    limit: MOST,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const missed = await Promise.all(
    docs.map(async ({ id, updatedAt, ...job }) => {
      const scheduled = scheduledPublish(job)
      return scheduled ? stillMissed({ payload, plan: { ...scheduled, job: id, at: updatedAt } }) : null
    }),
  )
  return missed.filter((plan) => plan !== null)
}

async function stillMissed({ payload, plan }: Options & { plan: Plan }): Promise<MissedPlan | null> {
  const { guide: id, type, at } = plan
  const find = async (draft: boolean) => {
    const where = { id: { equals: id } }
    const { docs } = await payload.find({
      ...{ collection: 'guides', where, draft, limit: 1, depth: 0, pagination: false, overrideAccess: true },
      select: { title: true, _status: true },
    })
    return docs[0]
  }
  const [live, newest] = await Promise.all([find(false), find(true)])
  if (!live || !newest) return null
  const isDone =
    type === 'publish' ? await wasPublished({ payload, id, after: at }) : live._status !== 'published'
  return isDone ? null : { ...plan, title: newest.title }
}

async function wasPublished(options: Options & { id: string; after: string }): Promise<boolean> {
  const { payload, id, after } = options
  const { totalDocs } = await payload.countVersions({
    collection: 'guides',
    where: {
      and: [
        { parent: { equals: id } },
        { 'version._status': { equals: 'published' } },
        { updatedAt: { greater_than: after } },
      ],
    },
    overrideAccess: true,
  })
  return totalDocs > 0
}
