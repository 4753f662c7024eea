import { randomInt } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { deleteRows } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'
import type { SignInDevice } from '../auth/sign-in-device'
import type { SignInByPasswordResult } from '../auth/sign-in-by-password.server'
import { startSession } from '../auth/start-session.server'
import type { Services } from '../services'
import { accountOfOpenId } from './account-of-open-id.server'
import { changeScene, findScene } from './change-scene.server'
import { accountCodeKey, SCENE_SECONDS } from './scene-keys.server'

/** A new six-digit code for who wrote to the official account; no two that live at once are equal. */
export async function makeAccountCode(options: { payload: Payload; openId: string }): Promise<string> {
  const { payload, openId } = options
  const account = await accountOfOpenId({ payload, openId })
  const now = new Date().toISOString()
  // also the codes this account was sent before
  const where: Where = {
    or: [
      { expiresAt: { less_than: now } },
      { and: [{ account: { equals: String(account.id) } }, { device: { equals: 'code' } }] },
    ],
  }
  await deleteRows({ payload, collection: 'login-scenes', where })
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const scene = await insertOnce({
      payload,
      collection: 'login-scenes',
      data: {
        key: accountCodeKey({ payload, code }),
        device: 'code',
        status: 'confirmed',
        account: String(account.id),
        expiresAt: new Date(Date.now() + SCENE_SECONDS * 1000).toISOString(),
      },
    })
    // or it is another's code of the moment
    if (scene) return code
  }
}

/** Wrong codes of all places: each is a guess at whatever codes live at the moment, whoever they were sent to. */
export const GUESS_RULE = { name: 'wechat-guesses', points: 100, seconds: 60 * 60 }

/**
 * Signs in with a code that the official account sent, once. When the guesses of the hour are used up no code is heard;
 * the QR code of the same page is another way in.
 */
export async function signInByAccountCode(options: {
  services: Pick<Services, 'payload' | 'limiter'>
  code: string
  device: SignInDevice
  ip: string
}): Promise<SignInByPasswordResult> {
  const { services, code, device, ip } = options
  const { payload, limiter } = services
  const key = accountCodeKey({ payload, code })
  const right = (await findScene({ payload, key })) !== null
  const judged = await limiter.judge({ rule: GUESS_RULE, key: 'all', right })
  if (!judged.ok) return { ok: false, reason: 'too-many', retryAfter: judged.retryAfter }
  const used = right ? await changeScene({ payload, key, from: ['confirmed'], to: 'used' }) : null
  if (!used?.account) return { ok: false, reason: 'wrong' }
  return { ok: true, ...(await startSession({ payload, userId: used.account, device, ip, how: 'wechat' })) }
}
