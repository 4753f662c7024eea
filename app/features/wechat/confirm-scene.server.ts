import { ValidationError, type Payload } from 'payload'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { findRowById } from '~/database/rows.server'
import { wechatBoundMail } from '../auth/account-mails'
import { accountOfOpenId, findByOpenId } from './account-of-open-id.server'
import { changeScene, findScene } from './change-scene.server'
import { sceneKey } from './scene-keys.server'

export type ConfirmSceneOptions = { payload: Payload; sceneId: string; openId: string }
/** `taken`: the WeChat account belongs to another account of the site */
export type ConfirmedScene = 'signed-in' | 'bound' | 'taken' | 'ended'

/** The official account says who has scanned a QR code: that is a sign-in, or binds WeChat to who asked for it. */
export async function confirmScene(options: ConfirmSceneOptions): Promise<ConfirmedScene> {
  const { payload, sceneId, openId } = options
  const key = sceneKey({ payload, sceneId })
  const scene = await findScene({ payload, key })
  if (scene?.status !== 'waiting') return 'ended'
  if (scene.boundTo) return bind({ payload, key, openId, boundTo: scene.boundTo })
  const account = await accountOfOpenId({ payload, openId })
  const confirmed = await changeScene({
    ...{ payload, key, from: ['waiting'], to: 'confirmed', account: String(account.id) },
  })
  return confirmed ? 'signed-in' : 'ended'
}

type BindOptions = { payload: Payload; key: string; openId: string; boundTo: string }

async function bind({ payload, key, openId, boundTo }: BindOptions): Promise<ConfirmedScene> {
  const owner = await findByOpenId({ payload, openId })
  const isTaken = owner ? String(owner.id) !== boundTo : !(await setOpenId({ payload, openId, boundTo }))
  const to = isTaken ? 'taken' : 'confirmed'
  // whose it is: with the scene, the person can have that account moved into theirs
  const account = isTaken ? (owner ?? (await findByOpenId({ payload, openId }))) : null
  const changed = await changeScene({
    ...{ payload, key, from: ['waiting'], to, account: account ? String(account.id) : boundTo },
  })
  if (!owner && !isTaken) await tellOwner({ payload, boundTo })
  if (!changed) return 'ended'
  return isTaken ? 'taken' : 'bound'
}

/** A session alone binds, and what is bound outlives it: whoever owns the account hears of it. */
async function tellOwner({ payload, boundTo }: Pick<BindOptions, 'payload' | 'boundTo'>): Promise<void> {
  const account = await findRowById({ payload, collection: 'users', id: boundTo })
  if (!account?.email) return
  const mail = wechatBoundMail({ language: account.locale ?? DEFAULT_LANGUAGE })
  await payload.jobs.queue({ task: 'send-mail', input: { to: account.email, ...mail } })
}

/** False when another account took it at the same moment. */
async function setOpenId({ payload, openId, boundTo }: Omit<BindOptions, 'key'>): Promise<boolean> {
  try {
    await payload.update({
      collection: 'users',
      id: boundTo,
      data: { wechatOpenId: openId },
      // the callback comes from WeChat; who asked for the scene was signed in
      overrideAccess: true,
    })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
