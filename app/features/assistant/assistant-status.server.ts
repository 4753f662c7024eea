import type { Person } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import type { Services } from '../services'
import { assistantDay } from './assistant-day'
import { ownKeyOf, providerSettings } from './provider/provider-settings.server'

type Options = { services: Services; person: Person }

/** Whether a person can use the model now, and how much of their day is left. */
export async function assistantStatus({ services, person }: Options) {
  const { payload, env, limiter } = services
  const [settings, site, ownKey, entitlements] = await Promise.all([
    providerSettings({ payload, env, userId: person.id }),
    // what a visitor may know of it
    payload.findGlobal({ slug: 'assistant-settings', depth: 0, overrideAccess: true }),
    ownKeyOf({ payload, userId: person.id }),
    entitlementsOf({ payload, person }),
  ])
  const isOwnKey = settings.ok && settings.isOwn
  const day = assistantDay({ person, perDay: entitlements.aiTasksPerDay, isOwnKey })
  return {
    isOn: settings.ok,
    reason: settings.ok ? null : settings.reason,
    model: settings.ok ? settings.model : '',
    hasOwnKey: ownKey !== undefined,
    mayUseOwnKey: Boolean(site.isOn && site.ownKeys),
    used: await limiter.used(day),
    limit: entitlements.aiTasksPerDay,
  }
}
