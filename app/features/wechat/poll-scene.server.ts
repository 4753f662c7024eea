import type { Payload } from 'payload'
import type { SignInDevice } from '../auth/sign-in-device'
import { startSession, type StartedSession } from '../auth/start-session.server'
import { changeScene, findScene } from './change-scene.server'
import { browserKey, sceneKey } from './scene-keys.server'

export type PollSceneOptions = {
  payload: Payload
  sceneId: string
  secret: string
  device: SignInDevice
  ip: string
}
export type PolledScene =
  | { status: 'waiting' | 'scanned' | 'expired' | 'taken' }
  | { status: 'confirmed'; session: StartedSession | null }

/**
 * How far a sign-in has come. Once confirmed it starts a session, just once and for the browser that asked for the
 * scene alone; to anybody else, and ever after, it has ended. A confirmed binding has no session to give.
 */
export async function pollScene(options: PollSceneOptions): Promise<PolledScene> {
  const { payload, sceneId, secret, device, ip } = options
  const key = sceneKey({ payload, sceneId })
  const browser = browserKey({ payload, secret })
  const scene = await findScene({ payload, key })
  if (!scene || scene.browser !== browser || scene.status === 'used') return { status: 'expired' }
  if (scene.status !== 'confirmed') return { status: scene.status }
  const used = await changeScene({
    ...{ payload, key, from: ['confirmed'], to: 'used', where: { browser: { equals: browser } } },
  })
  if (!used?.account) return { status: 'expired' }
  if (used.boundTo) return { status: 'confirmed', session: null }
  return {
    status: 'confirmed',
    session: await startSession({ payload, userId: used.account, device, ip, how: 'qr-code' }),
  }
}
