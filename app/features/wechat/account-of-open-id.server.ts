import { randomBytes, randomUUID } from 'node:crypto'
import { ValidationError, type Payload, type TypedUser } from 'payload'
import { retryTransient } from '~/database/retry-transient.server'

type Options = { payload: Payload; openId: string }

/** The account that a WeChat account is bound to, or null. */
export function findByOpenId({ payload, openId }: Options): Promise<TypedUser | null> {
  return payload.db.findOne<TypedUser>({ collection: 'users', where: { wechatOpenId: { equals: openId } } })
}

/** The account of a WeChat account, made on its first visit; of two visits at once the unique id lets one make it. */
export async function accountOfOpenId({ payload, openId }: Options): Promise<TypedUser> {
  return (await findByOpenId({ payload, openId })) ?? createAccount({ payload, openId })
}

async function createAccount({ payload, openId }: Options): Promise<TypedUser> {
  try {
    return await retryTransient(() =>
      payload.create({
        collection: 'users',
        data: {
          username: `u-${randomUUID()}`,
          // nobody knows it: WeChat is the way in until another is added
          password: randomBytes(32).toString('base64url'),
          nickname: '',
          roles: ['USER'],
          wechatOpenId: openId,
        },
        overrideAccess: true,
        // hashing the password takes long; no other writer should wait for it
        disableTransaction: true,
      }),
    )
  } catch (error) {
    const account = error instanceof ValidationError ? await findByOpenId({ payload, openId }) : null
    if (!account) throw error
    return account
  }
}
