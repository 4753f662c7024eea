import type { OfPerson } from '../auth/person-of-request.server'
import { insertOnce } from '~/database/insert-once.server'
import { findVipType } from './find-vip-type.server'
import { freeTypeOf } from './free-type-of'
import { planOfType } from './plan-of-type'
import { readLedger } from './read-ledger.server'
import { rebuildMembership } from './rebuild-membership.server'

export type StartFreeTypeOptions = OfPerson & { vipTypeId: string }
export type StartFreeTypeResult = { ok: true } | { ok: false; reason: 'no-type' | 'not-free' | 'started' }

/** A person starts a plan that costs nothing: each once, however many requests come at the same moment. */
export async function startFreeType(options: StartFreeTypeOptions): Promise<StartFreeTypeResult> {
  const { payload, person, vipTypeId } = options
  const type = await findVipType({ payload, id: vipTypeId })
  if (!type?.active) return { ok: false, reason: 'no-type' }
  if (type.price !== 0) return { ok: false, reason: 'not-free' }
  const source = `start:${person.id}:${type.id}`
  const rows = await readLedger({ payload, where: { user: { equals: String(person.id) } } })
  // begun under another account that is one with this now
  const isMoved = rows.some((row) => row.source !== source && freeTypeOf(row.source) === String(type.id))
  if (isMoved) return { ok: false, reason: 'started' }
  const row = await insertOnce({
    payload,
    collection: 'ledger',
    data: {
      key: `${source}:0`,
      source,
      user: String(person.id),
      cause: 'grant',
      days: type.days,
      at: new Date().toISOString(),
      plan: { ...planOfType(type) },
    },
  })
  await rebuildMembership({ payload, userId: String(person.id) })
  return row ? { ok: true } : { ok: false, reason: 'started' }
}
