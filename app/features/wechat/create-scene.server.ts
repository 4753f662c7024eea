import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { deleteRows } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import { browserKey, SCENE_SECONDS, sceneKey } from './scene-keys.server'

export type CreateSceneOptions = {
  payload: Payload
  /** of the browser that asks; the phone shows it before it approves */
  device: string
  /** who a WeChat account is to be bound to; left out for a sign-in */
  boundTo?: Person
  /** a secret that the browser has already, so that several of its tabs can wait at once */
  secret?: string | undefined
}

/** A sign-in that waits for a phone. The scene stands in the QR code for all to see; the secret stays in the browser. */
export async function createScene(options: CreateSceneOptions): Promise<{ sceneId: string; secret: string }> {
  const { payload, device, boundTo, secret = randomBytes(24).toString('base64url') } = options
  const sceneId = randomBytes(18).toString('base64url')
  await deleteRows({
    payload,
    collection: 'login-scenes',
    where: { expiresAt: { less_than: new Date().toISOString() } },
  })
  await payload.create({
    collection: 'login-scenes',
    data: {
      key: sceneKey({ payload, sceneId }),
      browser: browserKey({ payload, secret }),
      device: device.slice(0, 300),
      status: 'waiting',
      ...(boundTo ? { boundTo: String(boundTo.id), session: boundTo._sid ?? null } : {}),
      expiresAt: new Date(Date.now() + SCENE_SECONDS * 1000).toISOString(),
    },
    // nobody owns it yet
    overrideAccess: true,
  })
  return { sceneId, secret }
}
