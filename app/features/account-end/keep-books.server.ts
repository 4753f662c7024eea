import type { CollectionSlug, Payload } from 'payload'
import { keyedHash } from '../auth/code-hash.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findIds } from '~/database/rows.server'
import { doneKey } from '../payment/order'

type Place = { collection: CollectionSlug; field: string; besides?: (id: string) => Record<string, unknown> }

type Options = { payload: Payload; userId: string }

/** Rows that stay without the person: bookkeeping, and whom they invited. Keyed hashes keep a prize from being won twice. */
function placesOf({ payload, userId }: Options): Place[] {
  // rows of one holder still add up
  const holder = keyedHash({ payload, parts: ['holder', userId] })
  return [
    {
      collection: 'orders',
      field: 'user',
      // an open order's key names who may pay it
      besides: (id) => ({ openKey: doneKey(id), payUrl: null, revision: { $inc: 1 } }),
    },
    { collection: 'ledger', field: 'user', besides: () => ({ holder }) },
    // who once was an administrator
    { collection: 'ledger', field: 'by' },
    { collection: 'audit-events', field: 'actor', besides: () => ({ actorName: null }) },
    { collection: 'invite-records', field: 'inviter' },
    { collection: 'invite-records', field: 'invitee' },
    { collection: 'users', field: 'invitedBy' },
  ]
}

/** Takes a person out of the rows that have to be kept. */
export async function keepBooks(options: Options): Promise<void> {
  const { payload, userId } = options
  for (const { collection, field, besides } of placesOf(options)) {
    for (const id of await findIds({ payload, collection, where: { [field]: { equals: userId } } })) {
      const data = { [field]: null, ...besides?.(id) }
      await compareAndSet({ payload, collection, where: { id: { equals: id } }, data })
    }
  }
}
