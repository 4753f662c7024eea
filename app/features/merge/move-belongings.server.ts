import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findIds } from '~/database/rows.server'
import type { MoveOptions } from './move-days.server'

/** Whose a row is, by collection. A ledger row stays whose it was; what an administrator did, too. */
const PLACES: { collection: CollectionSlug; field: string }[] = [
  { collection: 'resumes', field: 'owner' },
  { collection: 'media', field: 'owner' },
  { collection: 'orders', field: 'user' },
  { collection: 'proposals', field: 'user' },
  { collection: 'ai-tasks', field: 'user' },
  { collection: 'account-events', field: 'user' },
  { collection: 'invite-codes', field: 'owner' },
  { collection: 'invite-records', field: 'inviter' },
  { collection: 'users', field: 'invitedBy' },
  // what administrators changed of the account goes when this person goes
  { collection: 'audit-events', field: 'document' },
]

/** Makes one account's rows another's, the resumes of its trash too. */
export async function moveBelongings(options: MoveOptions): Promise<void> {
  for (const { collection, field } of PLACES) await moveRows({ ...options, collection, field })
}

type MoveRowsOptions = MoveOptions & { collection: CollectionSlug; field: string }

async function moveRows({ payload, from, into, req, collection, field }: MoveRowsOptions): Promise<void> {
  for (const id of await findIds({ payload, collection, where: { [field]: { equals: from } }, req })) {
    const data = { [field]: into, ...besides(collection) }
    await compareAndSet({ payload, collection, where: { id: { equals: id } }, data, req })
  }
}

/** A code that was given out goes on counting beside the one in use, and an order read before is read again. */
function besides(collection: CollectionSlug): Record<string, unknown> {
  if (collection === 'invite-codes') return { ownerKey: `merged:${randomUUID()}` }
  return collection === 'orders' ? { revision: { $inc: 1 } } : {}
}
