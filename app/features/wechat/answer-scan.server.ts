import { ValidationError, type Payload } from 'payload'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { findRow, findRowById } from '~/database/rows.server'
import { logEvent } from '../account-log/log-event.server'
import { accountMail } from '../auth/account-mails'
import { changeAccount } from '../auth/change-account.server'
import { findByOpenId } from './account-of-open-id.server'
import { changeScene, type LoginScene } from './change-scene.server'
import { scannerKey } from './scene-keys.server'

export type AnswerScanOptions = { payload: Payload; openId: string; answer: 'bind' | 'merge' }
/** `taken`: the person's own account may be moved into the one that asks, which that one is offered */
export type AnsweredScan = 'bound' | 'taken' | 'ended'

/** A person says yes to what they were told of the code that they have scanned. */
export async function answerScan({ payload, openId, answer }: AnswerScanOptions): Promise<AnsweredScan> {
  const scannedBy = scannerKey({ payload, openId })
  const where = { scannedBy: { equals: scannedBy }, status: { equals: 'scanned' } }
  const scene = await findRow({ payload, collection: 'login-scenes', where })
  if (!scene?.boundTo) return 'ended'
  const { key, boundTo } = scene
  const owner = await findByOpenId({ payload, openId })
  const isOthers = owner !== null && String(owner.id) !== boundTo
  // yes to one thing is not yes to the other
  if (isOthers !== (answer === 'merge')) return 'ended'
  const settle = (to: 'taken' | 'confirmed', account: string) =>
    changeScene({ payload, key, from: ['scanned'], to, account, where })
  if (isOthers) return (await settle('taken', String(owner.id))) ? 'taken' : 'ended'
  // the code first: of one that has ended meanwhile, or is answered twice, nothing comes
  if (!(await settle('confirmed', boundTo))) return 'ended'
  return owner || (await bind({ payload, openId, boundTo, scene })) ? 'bound' : 'ended'
}

type BindOptions = { payload: Payload; openId: string; boundTo: string; scene: LoginScene }

/**
 * Ends all sessions but the one that asked. False when that one has ended meanwhile, or another account took the WeChat
 * account at the same moment.
 */
async function bind({ payload, openId, boundTo, scene }: BindOptions): Promise<boolean> {
  try {
    const isBound = await changeAccount({
      payload,
      userId: boundTo,
      change: ({ sessions }) => {
        const kept = (sessions ?? []).filter(({ id }) => id === scene.session)
        return kept.length ? { wechatOpenId: openId, sessions: kept } : null
      },
    })
    if (isBound) await tellOwner({ payload, boundTo, device: scene.device ?? '' })
    return isBound
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

type TellOptions = { payload: Payload; boundTo: string; device: string }

/** What is bound outlives every session: whoever owns the account hears of it, and finds it in their log. */
async function tellOwner({ payload, boundTo, device }: TellOptions): Promise<void> {
  logEvent({ payload, event: { userId: boundTo, kind: 'wechat-bound', device, ip: '' } })
  const account = await findRowById({ payload, collection: 'users', id: boundTo })
  if (!account?.email) return
  const mail = accountMail({ kind: 'wechatBound', language: account.locale ?? DEFAULT_LANGUAGE })
  await payload.jobs.queue({ task: 'send-mail', input: { to: account.email, ...mail } })
}
