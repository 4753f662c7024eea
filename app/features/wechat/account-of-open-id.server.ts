import { randomBytes, randomUUID } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { findRow } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'

type Options = { payload: Payload; openId: string }

/** The account that a WeChat account is bound to, or null. */
export function findByOpenId({ payload, openId }: Options): Promise<TypedUser | null> {
  return findRow({ payload, collection: 'users', where: { wechatOpenId: { equals: openId } } })
}

/** The account of a WeChat account, made on its first visit; of two visits at once the unique id lets one make it. */
export async function accountOfOpenId({ payload, openId }: Options): Promise<TypedUser> {
  return (await findByOpenId({ payload, openId })) ?? createAccount({ payload, openId })
}

async function createAccount({ payload, openId }: Options): Promise<TypedUser> {
  const made = await insertOnce({
    payload,
    collection: 'users',
    data: {
      username: `u-${randomUUID()}`,
      // nobody knows it: WeChat is the way in until another is added
      password: randomBytes(32).toString('base64url'),
      nickname: '',
      roles: ['USER'],
      wechatOpenId: openId,
    },
  })
  const account = made ?? (await findByOpenId({ payload, openId }))
  if (!account) throw new Error('The account of a WeChat account went as it was made')
  return account
}
