import type { Payload, Where } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import { redeemInvite } from './redeem-invite.server'

/** Milliseconds since its making in which an account counts as new: as long as a QR code can be scanned, and some more. */
const NEW_MS = 15 * 60_000

type Options = { payload: Payload; userId: string; inviteCode: string | undefined }

/**
 * An account that WeChat made learns of the invitation when its first browser signs in, since the code lies there: an
 * account that is new, has no address (those bring their code along) and was never asked before.
 */
export async function inviteNewcomer({ payload, userId, inviteCode }: Options): Promise<void> {
  if (!inviteCode) return
  const isNew: Where[] = [
    { id: { equals: userId } },
    { wechatOpenId: { exists: true } },
    { email: { exists: false } },
    { inviteState: { exists: false } },
    { createdAt: { greater_than: new Date(Date.now() - NEW_MS).toISOString() } },
  ]
  const data = { invitedWith: inviteCode, inviteState: 'waiting' }
  if (!(await compareAndSet({ payload, collection: 'users', where: { and: isNew }, data }))) return
  await redeemInvite({ payload, userId }).catch((error: unknown) =>
    // it is still waiting: the next look at unfinished invitations completes it
    payload.logger.error({ err: error }, 'an invitation could not be completed'),
  )
}
