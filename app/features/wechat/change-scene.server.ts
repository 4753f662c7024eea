import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import type { SceneStatus } from '../../../collections/login-scenes'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRow } from '~/database/rows.server'

export type LoginScene = DataFromCollectionSlug<'login-scenes'>

export type ChangeSceneOptions = {
  payload: Payload
  key: string
  from: readonly SceneStatus[]
  to: SceneStatus
  /** what else must be true of it */
  where?: Where
  account?: string
  scannedBy?: string
}

/** Takes a living scene from one status to the next, or gives null: of many at once exactly one wins. */
export function changeScene(options: ChangeSceneOptions): Promise<LoginScene | null> {
  const { payload, key, from, to, where, account, scannedBy } = options
  const living: Where[] = [
    { key: { equals: key } },
    { status: { in: [...from] } },
    { expiresAt: { greater_than: new Date().toISOString() } },
  ]
  return compareAndSet({
    payload,
    collection: 'login-scenes',
    where: { and: where ? [...living, where] : living },
    data: { status: to, ...(account ? { account } : {}), ...(scannedBy ? { scannedBy } : {}) },
  })
}

/** A scene that has not ended, or null. */
export async function findScene(options: { payload: Payload; key: string }): Promise<LoginScene | null> {
  const { payload, key } = options
  const scene = await findRow({ payload, collection: 'login-scenes', where: { key: { equals: key } } })
  return scene && new Date(scene.expiresAt).getTime() > Date.now() ? scene : null
}
