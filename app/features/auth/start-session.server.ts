import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { randomUUID } from 'node:crypto'
import { findRowById, replaceRow } from '~/database/rows.server'
import { inTransaction } from '~/database/in-transaction.server'
import { keyedHash } from './code-hash.server'
import { newDeviceMail } from './account-mails'
import type { SignInDevice } from './sign-in-device'
import { logEvent } from '../account-log/log-event.server'
import { SecondStepNeeded } from '../two-step/second-step-needed'
import { sealTicket } from '../two-step/tickets.server'

const MOST_SESSIONS = 30
const MOST_DEVICES = 50

export type StartedSession = { accessToken: string; user: TypedUser; device: SignInDevice }
/** How somebody came in; the last two are two steps. */
export type WayIn = 'code' | 'password' | 'wechat' | 'qr-code' | 'second-step' | 'passkey'
export type StartSessionOptions = {
  payload: Payload
  userId: string | number
  device: SignInDevice
  ip: string
  how: WayIn
}

const TICKET_SECONDS = 10 * 60

/**
 * Signs a person in: a new session beside those on other devices (the oldest goes beyond 30) and its token. Read and
 * write stand in one transaction, or two sign-ins at once would lose one of their sessions. On a device where this
 * account was never signed in before, its address is told. Every way in ends here.
 * @throws {SecondStepNeeded} where the account wants one and this was the first
 */
export async function startSession(options: StartSessionOptions): Promise<StartedSession> {
  const { payload, userId, device, ip, how } = options
  const session = await inTransaction({ payload, run: (req) => addSession({ ...options, req }) })
  logEvent({ payload, event: { userId, kind: 'sign-in', detail: how, device: device.userAgent, ip } })
  return session
}

async function addSession(options: StartSessionOptions & { req: PayloadRequest }): Promise<StartedSession> {
  const { payload, userId, device, how, req } = options
  const collection = 'users'
  const user = await findRowById({ payload, collection, id: userId, req })
  if (!user) throw new Error('The account to sign in is gone')
  const isStrong = how === 'second-step' || how === 'passkey'
  if (user.totpSince && !isStrong) {
    const data = { userId: String(userId) }
    throw new SecondStepNeeded({
      ticket: sealTicket({ payload, kind: 'second-step', data, seconds: TICKET_SECONDS }),
    })
  }
  const now = Date.now()
  const session = {
    id: randomUUID(),
    createdAt: new Date(now).toISOString(),
    lastSeenAt: new Date(now).toISOString(),
    expiresAt: new Date(now + payload.collections.users.config.auth.tokenExpiration * 1000).toISOString(),
    device: device.userAgent,
    isStrong,
  }
  const living = (user.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
  const sessions = [...living.slice(1 - MOST_SESSIONS), session]
  const key = keyedHash({ payload, parts: ['device', String(userId), device.secret] })
  const known = Array.isArray(user.knownDevices) ? user.knownDevices : []
  const knownDevices = [...known.filter((one) => one !== key), key].slice(-MOST_DEVICES)
  await replaceRow({ payload, collection, row: { ...user, sessions, knownDevices }, req })
  // the first sign-in made the account
  if (user.email && known.length > 0 && !known.includes(key)) {
    const input = { to: user.email, ...newDeviceMail({ user, device, at: session.createdAt }) }
    await payload.jobs.queue({ task: 'send-mail', input, req })
  }
  const accessToken = await signToken({ payload, user, sid: session.id })
  return { accessToken, user: { ...user, sessions, collection }, device }
}

type Options = { payload: Payload; user: TypedUser; sid: string | undefined }

/** The token that shows a session; it lives as long as the session would. */
export async function signToken({ payload, user, sid }: Options): Promise<string> {
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
