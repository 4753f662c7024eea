import type { Payload, Where } from 'payload'
import { endOtherSessions } from '../auth/end-session.server'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { deleteRows } from '~/database/rows.server'
import { driverOf, type Mongo } from '~/database/driver.server'

type Options = { payload: Payload; person: Person }

/** WeChat is left alone where nothing else lets a person in: neither taken off nor given to another. */
export const isOnlyWayIn = ({ email, wechatOpenId }: Person): boolean => !email && Boolean(wechatOpenId)

/** Takes WeChat off an account that has an address to sign in with, and ends its other sessions; false where it is the only way in. */
export async function unbindWechat({ payload, person }: Options): Promise<boolean> {
  if (!(await unset({ payload, person }))) return false
  // what WeChat has let in, or sent a code to, and nobody has come in by yet
  await deleteRows({ payload, collection: 'login-scenes', where: { account: { equals: String(person.id) } } })
  await endOtherSessions({ payload, person })
  return true
}

async function unset({ payload, person }: Options): Promise<boolean> {
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
