import type { PayloadRequest, Where } from 'payload'
import { findIds } from '~/database/rows.server'
import { readLedger } from '../membership/read-ledger.server'
import type { MoveOptions } from './move-days.server'

/** One account had invited the other: nobody wins days by inviting themselves, so both sides’ go. */
export async function takeBackOwnInvite({ payload, from, into, req }: MoveOptions): Promise<void> {
  const pair = (inviter: string, invitee: string): Where => ({
    and: [{ inviter: { equals: inviter } }, { invitee: { equals: invitee } }],
  })
  const where: Where = { or: [pair(from, into), pair(into, from)] }
  for (const id of await findIds({ payload, collection: 'invite-records', where, req }))
    for (const side of ['inviter', 'invitee'])
      for (const user of [from, into]) await takeBack({ payload, source: `invite:${id}:${side}`, user, req })
}

type TakeBackOptions = {
  payload: MoveOptions['payload']
  source: string
  user: string
  req: PayloadRequest
}

async function takeBack({ payload, source, user, req }: TakeBackOptions): Promise<void> {
  const where: Where = { and: [{ source: { equals: source } }, { user: { equals: user } }] }
  const rows = await readLedger({ payload, where, req })
  const days = rows.reduce((sum, row) => sum + row.days, 0)
  const [first] = rows
  if (!first || days <= 0) return
  const data = {
    ...{ key: `${source}:self`, source, user, cause: 'merge' as const, days: -days },
    at: new Date().toISOString(),
    plan: { ...first.plan },
    note: 'invited oneself',
  }
  await payload.create({ collection: 'ledger', data, depth: 0, overrideAccess: true, req })
}
