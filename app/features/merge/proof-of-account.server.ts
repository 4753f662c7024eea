import { randomBytes } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { findRowById } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import { changeScene, findScene } from '../wechat/change-scene.server'
import { SCENE_SECONDS, sceneKey } from '../wechat/scene-keys.server'

/** Stands in the place of the device where no browser waits for the scene. */
const DEVICE = 'merge'

type Options = { payload: Payload; person: Person }

/** Keeps that a person has shown an address to be theirs that has an account of its own. @returns the scene to show */
export async function createProof(options: Options & { account: TypedUser }): Promise<string> {
  const { payload, person, account } = options
  const sceneId = randomBytes(18).toString('base64url')
  await payload.create({
    collection: 'login-scenes',
    data: {
      key: sceneKey({ payload, sceneId }),
      device: DEVICE,
      status: 'taken',
      account: String(account.id),
      boundTo: String(person.id),
      expiresAt: new Date(Date.now() + SCENE_SECONDS * 1000).toISOString(),
    },
    // the person has redeemed the code that was mailed to the other account
    overrideAccess: true,
  })
  return sceneId
}

export type ProvenAccount = {
  account: TypedUser
  /** what the person wanted to bind when the account was found */
  by: 'email' | 'wechat'
}

/** The other account that a scene proves to be the same person's, or null. A scene is worth nothing to anybody else. */
export async function findProven(options: Options & { sceneId: string }): Promise<ProvenAccount | null> {
  const { payload, person, sceneId } = options
  const scene = await findScene({ payload, key: sceneKey({ payload, sceneId }) })
  if (scene?.status !== 'taken' || scene.boundTo !== String(person.id) || !scene.account) return null
  if (scene.account === String(person.id)) return null
  const account = await findRowById({ payload, collection: 'users', id: scene.account })
  return account && { account, by: scene.device === DEVICE ? 'email' : 'wechat' }
}

type SpendProofOptions = { payload: Payload; sceneId: string }

/** Uses a proof up: true for one of many at once. */
export async function spendProof({ payload, sceneId }: SpendProofOptions): Promise<boolean> {
  const key = sceneKey({ payload, sceneId })
  return (await changeScene({ payload, key, from: ['taken'], to: 'used' })) !== null
}
