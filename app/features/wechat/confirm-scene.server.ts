import { ValidationError, type Payload } from 'payload'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { findRowById } from '~/database/rows.server'
import { logEvent } from '../account-log/log-event.server'
import { wechatBoundMail } from '../auth/account-mails'
import { changeAccount } from '../auth/change-account.server'
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
  const { boundTo, session, device } = scene
  if (boundTo)
    return bind({ payload, key, openId, boundTo, session: session ?? undefined, device: device ?? '' })
  const account = await accountOfOpenId({ payload, openId })
  const confirmed = await changeScene({
    ...{ payload, key, from: ['waiting'], to: 'confirmed', account: String(account.id) },
  })
  return confirmed ? 'signed-in' : 'ended'
}

type BindOptions = {
  payload: Payload
  key: string
  openId: string
  boundTo: string
  session: string | undefined
  device: string
}

async function bind({ key, device, ...options }: BindOptions): Promise<ConfirmedScene> {
  const { payload, openId, boundTo } = options
  const owner = await findByOpenId({ payload, openId })
  const isTaken = owner ? String(owner.id) !== boundTo : !(await setOpenId(options))
  const to = isTaken ? 'taken' : 'confirmed'
  // whose it is: with the scene, the person can have that account moved into theirs
  const account = isTaken ? (owner ?? (await findByOpenId({ payload, openId }))) : null
  const changed = await changeScene({
    ...{ payload, key, from: ['waiting'], to, account: account ? String(account.id) : boundTo },
  })
  if (!owner && !isTaken) await tellOwner({ payload, boundTo, device })
  if (!changed) return 'ended'
  return isTaken ? 'taken' : 'bound'
}

/** What is bound outlives every session: whoever owns the account hears of it, and finds it in their log. */
async function tellOwner({ payload, boundTo, device }: Pick<BindOptions, 'payload' | 'boundTo' | 'device'>) {
  logEvent({ payload, event: { userId: boundTo, kind: 'wechat-bound', device, ip: '' } })
  const account = await findRowById({ payload, collection: 'users', id: boundTo })
  if (!account?.email) return
  const mail = wechatBoundMail({ language: account.locale ?? DEFAULT_LANGUAGE })
  await payload.jobs.queue({ task: 'send-mail', input: { to: account.email, ...mail } })
}

/** Ends all sessions but the one that asked. False when another account took it at the same moment. */
async function setOpenId({
  payload,
  openId,
  boundTo,
  session,
}: Omit<BindOptions, 'key' | 'device'>): Promise<boolean> {
  try {
    return await changeAccount({
      payload,
      userId: boundTo,
      change: ({ sessions }) => ({
        wechatOpenId: openId,
        sessions: (sessions ?? []).filter(({ id }) => id === session),
      }),
    })
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
