import { getLayout } from '../../document/layouts/registry'
import type { Services } from '../services'
import { contentOf } from '../resumes/resume'
import { isRendererAway } from './browser-errors.server'
import { dropPlans } from './drop-plans.server'
import { pagePlanOf } from './page-plan-of.server'

type Options = { services: Pick<Services, 'payload' | 'browser' | 'log' | 'ahead'>; id: string }

/**
 * Plans the pages of a saved resume soon, so that its first export, preview or picture finds the plan. The newest
 * revision is read when its turn comes: of many saves in a row only the last is planned.
 */
export function planAhead({ services, id }: Options): void {
  services.ahead.add({ key: `plan ${id}`, work: (signal) => planNewest({ services, id, signal }) })
}

async function planNewest({ services, id, signal }: Options & { signal: AbortSignal }): Promise<void> {
  const { payload } = services
  // The server's own work: who saved it had the right to.
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [resume] = docs
  if (!resume || signal.aborted) return
  const { revision } = resume
  const layout = getLayout(resume.layout, resume.layoutVersion)
  try {
    await pagePlanOf({
      services,
      content: contentOf(resume),
      layout,
      owner: { resume: id, revision },
      signal,
    })
  } catch (error) {
    // Somebody else's page goes first: this one is planned when it is asked for.
    if (!isRendererAway(error)) throw error
    return
  }
  await dropPlans({ payload, resume: id, before: revision })
}
