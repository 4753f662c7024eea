import { createHash } from 'node:crypto'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import type { Services } from '../services'
import { retryTransient } from '~/database/retry-transient.server'
import { createSingleFlight, type SingleFlight } from './create-single-flight.server'
import { documentKey } from './document-key.server'
import { dropPlans } from './drop-plans.server'
import { findPlan } from './find-plan.server'
import { type MadePlan, makePagePlan } from './make-page-plan.server'
import { countRows } from '~/database/rows.server'

export type PlanOwner = { resume: string; revision: number }
type Options = {
  services: Pick<Services, 'payload' | 'browser' | 'log'>
  content: ResumeContent
  layout: Layout
  /** Whose plan it is; without an owner (a template, an unsaved draft) it is made but not stored. */
  owner?: PlanOwner | undefined
  signal?: AbortSignal | undefined
}

const flights = new WeakMap<Services['browser'], SingleFlight<MadePlan>>()

/** The page plan of a document: the stored one, or a new one, stored for everybody who draws the same document. */
export async function pagePlanOf({ services, content, layout, owner, signal }: Options): Promise<MadePlan> {
  const { payload, browser } = services
  if (!owner) return makePagePlan({ browser, content, layout, signal })
  const key = planKeyOf({ owner, content, layout })
  const flight = flights.get(browser) ?? createSingleFlight<MadePlan>()
  flights.set(browser, flight)
  const work = async (shared: AbortSignal) =>
    (await findPlan({ payload, key })) ??
    makeAndStore({ services, content, layout, owner, key, signal: shared })
  return flight({ key, signal, work })
}

type StoreOptions = Options & { owner: PlanOwner; key: string }

async function makeAndStore({ services, content, layout, owner, key, signal }: StoreOptions) {
  const { payload, browser, log } = services
  const made = await makePagePlan({ browser, content, layout, signal })
  const data = { key, ...owner, ...made }
  try {
    // Plans belong to the server, not to a person: nobody may read or write them by a call.
    await retryTransient(() =>
      payload.create({ collection: 'page-plans', data, overrideAccess: true, depth: 0 }),
    )
  } catch (error) {
    // Another request was first: equal documents have equal plans, and the first one counts.
    const first = await findPlan({ payload, key })
    if (first) return first
    log.error({ err: error, key }, 'a page plan could not be stored')
  }
  // Whoever deletes a resume drops its plans afterwards, this one stored before it is looked for: nothing is left of it.
  if (!(await isThere({ payload, resume: owner.resume }))) await dropPlans({ payload, resume: owner.resume })
  return made
}

/** The server's own work: a plan's resume may be in the trash, or anybody's. */
async function isThere({ payload, resume }: { payload: Services['payload']; resume: string }) {
  return (await countRows({ payload, collection: 'resumes', where: { id: { equals: resume } } })) > 0
}

/** It stands in the addresses of a shared page's fonts, where nobody may learn which resume it is. */
export function planKeyOf(options: { owner: PlanOwner } & Pick<Options, 'content' | 'layout'>): string {
  const { owner, content, layout } = options
  return createHash('sha256')
    .update(`${owner.resume}:${documentKey({ content, layout })}`)
    .digest('hex')
}
