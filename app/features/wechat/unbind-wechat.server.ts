import type { Payload, Where } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'

type Options = { payload: Payload; person: Person }
type UpdateOne = (filter: object, update: object) => Promise<{ matchedCount: number }>

/** Takes WeChat off an account that has an address to sign in with; false where it is the only way in. */
export async function unbindWechat({ payload, person }: Options): Promise<boolean> {
  if (payload.db.name === 'mongoose') return unsetOnMongo({ payload, person })
  const where: Where = { and: [{ id: { equals: person.id } }, { email: { exists: true } }] }
  return (await compareAndSet({ payload, collection: 'users', where, data: { wechatOpenId: null } })) !== null
}

/** To MongoDB's unique index null is a value, which one account alone could have. Payload's adapter can't leave a field out. */
async function unsetOnMongo({ payload, person }: Options): Promise<boolean> {
  // an edge: Payload's adapter type does not name the models it holds
  const { collections } = payload.db as unknown as { collections: { users: { updateOne: UpdateOne } } }
  const { matchedCount } = await collections.users.updateOne(
    { _id: person.id, email: { $ne: null } },
    { $unset: { wechatOpenId: '' } },
  )
  return matchedCount === 1
}
