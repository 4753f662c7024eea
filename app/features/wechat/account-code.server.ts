import { randomInt } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { deleteRows } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'
import type { SignInDevice } from '../auth/sign-in-device'
import { startSession, type StartedSession } from '../auth/start-session.server'
import { accountOfOpenId } from './account-of-open-id.server'
import { changeScene } from './change-scene.server'
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

/** Signs in with a code that the official account sent, once. Null: wrong, used or too old. */
export async function signInByAccountCode(options: {
  payload: Payload
  code: string
  device: SignInDevice
  ip: string
}): Promise<StartedSession | null> {
  const { payload, code, device, ip } = options
  const key = accountCodeKey({ payload, code })
  const used = await changeScene({ payload, key, from: ['confirmed'], to: 'used' })
  return used?.account ? startSession({ payload, userId: used.account, device, ip, how: 'wechat' }) : null
}
