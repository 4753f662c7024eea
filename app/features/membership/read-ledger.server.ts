import type { Payload, PayloadRequest, Where } from 'payload'
import * as z from 'zod'
import { findRows } from '~/database/rows.server'
import type { PlanSnapshot } from '../../../collections/membership/ledger'
import { entitlementsIn } from '../../../collections/membership/benefits'
import type { LedgerEntry } from './fold-ledger'

const names = z.object({ 'zh-CN': z.string(), en: z.string() })
/** Rows from before a language had one key everywhere; no row of the ledger is ever rewritten. */
const oldNames = z.object({ zh: z.string(), en: z.string() }).transform(({ zh, en }) => ({ 'zh-CN': zh, en }))

const snapshot = z.object({
  typeId: z.string().nullable().catch(null),
  name: z.union([names, oldNames]),
  level: z.number(),
  entitlements: z.record(z.string(), z.unknown()).transform(entitlementsIn),
})

/** The plan that a row or an order keeps. @throws when it was not written by us */
export function planIn(value: unknown): PlanSnapshot {
  return snapshot.parse(value)
}

/** All rows of the ledger that fit, as the sum takes them, oldest first. */
export async function readLedger(options: {
  payload: Payload
  where: Where
  /** of the transaction it stands in */
  req?: PayloadRequest
}): Promise<LedgerEntry[]> {
  const rows = await findRows({ ...options, collection: 'ledger', sort: 'at' })
  return rows.map(({ key, source, days, at, plan }) => ({
    key,
    source,
    days,
    at: Date.parse(at),
    plan: planIn(plan),
  }))
}
