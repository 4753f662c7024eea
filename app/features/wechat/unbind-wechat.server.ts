import type { Payload, Where } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { driverOf, type Mongo } from '~/database/driver.server'

type Options = { payload: Payload; person: Person }

/** Takes WeChat off an account that has an address to sign in with; false where it is the only way in. */
export async function unbindWechat({ payload, person }: Options): Promise<boolean> {
  const { mongo } = driverOf(payload)
  if (mongo) return unsetOnMongo({ mongo, person })
  const where: Where = { and: [{ id: { equals: person.id } }, { email: { exists: true } }] }
  return (await compareAndSet({ payload, collection: 'users', where, data: { wechatOpenId: null } })) !== null
}

/** To MongoDB's unique index null is a value, which one account alone could have. Payload's adapter can't leave a field out. */
async function unsetOnMongo({ mongo, person }: { mongo: Mongo; person: Person }): Promise<boolean> {
  const { matchedCount } = await mongo
    .model('users')
    .updateOne({ _id: person.id, email: { $ne: null } }, { $unset: { wechatOpenId: '' } })
  return matchedCount === 1
}
