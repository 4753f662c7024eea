import type { Payload } from 'payload'
import { deleteRows, findRowById } from '~/database/rows.server'
import { accountOfOpenId, findByOpenId } from './account-of-open-id.server'
import { changeScene, findScene, type LoginScene } from './change-scene.server'
import { sceneKey, scannerKey } from './scene-keys.server'

export type ConfirmSceneOptions = { payload: Payload; sceneId: string; openId: string }
export type ConfirmedScene =
  | { said: 'signed-in' | 'ended' }
  /** what the person is to answer before anything comes of it; `merge`: they have an account of their own here */
  | { said: 'bind' | 'merge'; /** of the account that asks */ email: string | null }

/**
 * The official account says who has scanned a QR code. That is a sign-in; of a code that binds it is nothing yet:
 * somebody else may have held it out to them, so they are told what it is for first.
 */
export async function confirmScene(options: ConfirmSceneOptions): Promise<ConfirmedScene> {
  const { payload, sceneId, openId } = options
  const key = sceneKey({ payload, sceneId })
  const scene = await findScene({ payload, key })
  if (scene?.boundTo) return scanBinding({ payload, scene, openId, boundTo: scene.boundTo })
  if (scene?.status !== 'waiting') return { said: 'ended' }
  const account = await accountOfOpenId({ payload, openId })
  const confirmed = await changeScene({
    ...{ payload, key, from: ['waiting'], to: 'confirmed', account: String(account.id) },
  })
  return { said: confirmed ? 'signed-in' : 'ended' }
}

type ScanBindingOptions = { payload: Payload; scene: LoginScene; openId: string; boundTo: string }

async function scanBinding(options: ScanBindingOptions): Promise<ConfirmedScene> {
  const { payload, scene, openId, boundTo } = options
  const { key } = scene
  const scannedBy = scannerKey({ payload, openId })
  const scanned = await changeScene({
    ...{ payload, key, from: ['waiting', 'scanned'], to: 'scanned', scannedBy },
    // the first who scans decides
    where: { or: [{ scannedBy: { exists: false } }, { scannedBy: { equals: scannedBy } }] },
  })
  if (!scanned) return { said: 'ended' }
  // an answer is to what was said last
  await deleteRows({
    ...{ payload, collection: 'login-scenes' },
    where: {
      scannedBy: { equals: scannedBy },
      status: { equals: 'scanned' },
      key: { not_equals: key },
    },
  })
  const owner = await findByOpenId({ payload, openId })
  const asker = await findRowById({ payload, collection: 'users', id: boundTo })
  const said = owner && String(owner.id) !== boundTo ? 'merge' : 'bind'
  return { said, email: asker?.email ?? null }
}
