import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { insertOnce } from '~/database/insert-once.server'
import { findVipType } from './find-vip-type.server'
import { planOfType } from './plan-of-type'
import { rebuildMembership } from './rebuild-membership.server'

export type GrantDaysOptions = {
  payload: Payload
  /** the administrator */
  person: Person
  userId: string
  vipTypeId: string
  /** the caller's own name of this grant: sent again, nothing is granted again */
  requestKey?: string | undefined
}
export type GrantDaysResult = { ok: true } | { ok: false; reason: 'no-type' | 'no-user' }

/** An administrator gives somebody the days of a plan. */
export async function grantDays(options: GrantDaysOptions): Promise<GrantDaysResult> {
  const { payload, person, userId, vipTypeId, requestKey = randomUUID() } = options
  const type = await findVipType({ payload, id: vipTypeId })
  if (!type) return { ok: false, reason: 'no-type' }
  const where = { id: { equals: userId } }
  if ((await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs === 0)
    return { ok: false, reason: 'no-user' }
  const source = `grant:${userId}:${requestKey}`
  await insertOnce({
    payload,
    collection: 'ledger',
    data: {
      key: `${source}:0`,
      source,
      user: userId,
      cause: 'grant',
      days: type.days,
      at: new Date().toISOString(),
      plan: { ...planOfType(type) },
      by: String(person.id),
    },
  })
  await rebuildMembership({ payload, userId })
  return { ok: true }
}
