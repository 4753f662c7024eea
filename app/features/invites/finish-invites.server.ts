import type { TypedUser } from 'payload'
import type { Services } from '../services'
import { redeemInvite } from './redeem-invite.server'

/** Milliseconds a sign-up may take to do it itself. */
const PATIENCE_MS = 60_000

/** Completes what a sign-up left undone because its server died. */
export async function finishInvites({ payload, log }: Pick<Services, 'payload' | 'log'>): Promise<void> {
  const old = new Date(Date.now() - PATIENCE_MS).toISOString()
  const { docs } = await payload.db.find<TypedUser>({
    collection: 'users',
    where: { and: [{ inviteState: { equals: 'waiting' } }, { createdAt: { less_than: old } }] },
    limit: 200,
    pagination: false,
  })
  for (const { id } of docs)
    await redeemInvite({ payload, userId: String(id) }).catch((error: unknown) =>
      log.error({ err: error, user: id }, 'an invitation could not be completed'),
    )
}
