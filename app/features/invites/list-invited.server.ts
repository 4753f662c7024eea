import type { Payload } from 'payload'
import { findRows } from '~/database/rows.server'

export type Invited = { name: string; createdAt: string; days: number }

type Options = { payload: Payload; userId: string; pageNum: number; pageSize: number }

/** Whom a person brought, newest first, with the days it gave them; names are shown in part. */
export async function listInvited({ payload, userId, pageNum, pageSize }: Options) {
  const where = { inviter: { equals: userId } }
  const { docs, totalDocs } = await payload.find({
    collection: 'invite-records',
    where,
    sort: '-createdAt',
    page: pageNum,
    limit: pageSize,
    depth: 1,
    // the collection is open to administrators only; `where` names the inviter
    overrideAccess: true,
  })
  const list = docs.map(({ invitee, createdAt, inviterDays }): Invited => ({
    name: typeof invitee === 'object' ? partOf(invitee?.nickname ?? '') : '',
    createdAt,
    days: inviterDays,
  }))
  return { total: totalDocs, daysWon: await daysWon({ payload, userId }), list }
}

/** All days that invitations gave a person for inviting. */
async function daysWon({ payload, userId }: { payload: Payload; userId: string }): Promise<number> {
  const rows = await findRows({
    payload,
    collection: 'ledger',
    where: {
      and: [
        { user: { equals: userId } },
        { cause: { equals: 'invite' } },
        { source: { contains: ':inviter' } },
      ],
    },
  })
  return rows.reduce((sum, { days }) => sum + days, 0)
}

/** The first letter of a name, the rest hidden. */
function partOf(name: string): string {
  const [first = ''] = name
  return first ? `${first}***` : ''
}
