import type { Payload, Where } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '../compare-and-set.server'

/** Takes WeChat off an account that has an address to sign in with; false where it is the only way in. */
export async function unbindWechat({
  payload,
  person,
}: {
  payload: Payload
  person: Person
}): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: person.id } }, { email: { exists: true } }] }
  return (await compareAndSet({ payload, collection: 'users', where, data: { wechatOpenId: null } })) !== null
}
