import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { inTransaction } from '../in-transaction.server'

const MOST_SESSIONS = 30

export type StartedSession = { accessToken: string; user: TypedUser }

/**
 * Signs a person in: a new session beside those on other devices (the oldest goes beyond 30) and its token. Read and
 * write stand in one transaction, or two sign-ins at once would lose one of their sessions.
 */
export async function startSession(options: {
  payload: Payload
  userId: string | number
}): Promise<StartedSession> {
  const { payload, userId } = options
  return inTransaction({ payload, run: (req) => addSession({ payload, userId, req }) })
}

type AddSessionOptions = { payload: Payload; userId: string | number; req: PayloadRequest }

async function addSession({ payload, userId, req }: AddSessionOptions): Promise<StartedSession> {
  const collectionConfig = payload.collections.users.config
  const user = await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { id: { equals: userId } },
    req,
  })
  if (!user) throw new Error('The account to sign in is gone')
  user.sessions = (user.sessions ?? []).slice(1 - MOST_SESSIONS)
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
  const accessToken = await signToken({ payload, user, sid })
  return { accessToken, user }
}

/** The token that shows a session; it lives as long as the session would. */
export async function signToken(options: {
  payload: Payload
  user: TypedUser
  sid: string | undefined
}): Promise<string> {
  const { payload, user, sid } = options
  const collectionConfig = payload.collections.users.config
  const fieldsToSign = getFieldsToSign({
    collectionConfig,
    email: user.email ?? '',
    ...(sid ? { sid } : {}),
    user: { ...user, collection: 'users' },
  })
  const { tokenExpiration } = collectionConfig.auth
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return token
}
