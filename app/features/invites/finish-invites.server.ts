import type { Where } from 'payload'
import { findIds } from '~/database/rows.server'
import type { Services } from '../services'
import { redeemInvite } from './redeem-invite.server'

/** Milliseconds a sign-up may take to do it itself. */
const PATIENCE_MS = 60_000

/** Completes what a sign-up left undone because its server died. */
export async function finishInvites({ payload, log }: Pick<Services, 'payload' | 'log'>): Promise<void> {
  const old = new Date(Date.now() - PATIENCE_MS).toISOString()
  const where: Where = { and: [{ inviteState: { equals: 'waiting' } }, { createdAt: { less_than: old } }] }
  for (const id of await findIds({ payload, collection: 'users', where, limit: 200 }))
    await redeemInvite({ payload, userId: id }).catch((error: unknown) =>
      log.error({ err: error, user: id }, 'an invitation could not be completed'),
    )
}
