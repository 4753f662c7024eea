import * as z from 'zod'
import { askWechat } from './ask-wechat.server'
import { WechatError } from './wechat-error'
import type { WechatSettings } from './wechat-settings'

/** Codes that are wrong, used or too old, as WeChat says it. */
const WRONG_CODE = new Set([40029, 40163, 41008])
const answer = z.object({ openid: z.string().min(1).max(128) })

type Options = { settings: WechatSettings; code: string }

/** Who came back from WeChat's own sign-in page; null when the code is wrong, used or too old. Throws WechatError. */
export async function openIdOfCode({ settings, code }: Options): Promise<string | null> {
  const { appId: appid, appSecret: secret } = settings
  const query = { appid, secret, code, grant_type: 'authorization_code' }
  try {
    return (await askWechat({ settings, path: '/sns/oauth2/access_token', query, answer })).openid
  } catch (error) {
    if (error instanceof WechatError && WRONG_CODE.has(error.code ?? 0)) return null
    throw error
  }
}
