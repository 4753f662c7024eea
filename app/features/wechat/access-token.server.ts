import * as z from 'zod'
import type { Services } from '../services'
import { askWechat } from './ask-wechat.server'
import { WechatError } from './wechat-error'
import type { WechatSettings } from './wechat-settings'

const KEY = 'wechat-access-token'
/** Renewed this long before WeChat ends it. */
const MARGIN_MS = 5 * 60 * 1000
const WAIT_MS = 6_000
const LOOK_MS = 100
const answer = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const kept = z.object({ token: z.string(), until: z.number() })

export type AccessTokenOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  settings: WechatSettings
  /** a token that WeChat has just refused */
  refused?: string | undefined
}

/**
 * The official account's access token, kept in the database for all instances. A new one voids the old, so of many
 * that find it ended one renews it, and the others wait for that. Throws WechatError.
 */
export async function accessToken(options: AccessTokenOptions): Promise<string> {
  const { services, refused } = options
  const old = await readToken(services)
  if (old && old.token !== refused && old.until > Date.now()) return old.token
  const turn = {
    rule: { name: 'wechat-renewal', points: 1, seconds: 20 },
    key: old?.token.slice(-40) ?? 'first',
  }
  if (!(await services.limiter.take(turn)).ok) return waitForNew({ services, old: old?.token })
  try {
    return await renew(options)
  } catch (error) {
    await services.limiter.reset(turn)
    throw error
  }
}

async function renew({ services, settings }: AccessTokenOptions): Promise<string> {
  const { appId, appSecret } = settings
  const query = { grant_type: 'client_credential', appid: appId, secret: appSecret }
  const { access_token: token, expires_in } = await askWechat({
    ...{ settings, path: '/cgi-bin/token', query, answer },
  })
  const { payload } = services
  const until = Date.now() + expires_in * 1000 - MARGIN_MS
  await payload.kv.set(KEY, payload.encrypt(JSON.stringify({ token, until })))
  return token
}

type WaitOptions = { services: AccessTokenOptions['services']; old: string | undefined }

async function waitForNew({ services, old }: WaitOptions): Promise<string> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const now = await readToken(services)
    if (now && now.token !== old) return now.token
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new WechatError({ message: 'Another instance was to renew the access token, and did not' })
}

async function readToken({ payload }: Pick<Services, 'payload'>) {
  const value = await payload.kv.get<string>(KEY)
  if (typeof value !== 'string') return null
  try {
    return kept.parse(JSON.parse(payload.decrypt(value)))
  } catch {
    // written with another secret
    return null
  }
}
