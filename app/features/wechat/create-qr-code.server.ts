import * as z from 'zod'
import type { Services } from '../services'
import { accessToken, type AccessTokenOptions } from './access-token.server'
import { askWechat } from './ask-wechat.server'
import { WechatError } from './wechat-error'
import type { WechatSettings } from './wechat-settings'

const answer = z.object({ ticket: z.string(), url: z.url() })

export type CreateQrCodeOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  settings: WechatSettings
  /** 1 to 64 characters; comes back in the callback */
  scene: string
  seconds: number
}

/** What a QR code has to say so that scanning it tells the official account the scene. Throws WechatError. */
export async function createQrCode(options: CreateQrCodeOptions): Promise<string> {
  const { services, settings, scene, seconds } = options
  const body = {
    expire_seconds: seconds,
    action_name: 'QR_STR_SCENE',
    action_info: { scene: { scene_str: scene } },
  }
  const path = '/cgi-bin/qrcode/create'
  const { url } = await withAccessToken({
    services,
    settings,
    work: (token) => askWechat({ settings, path, query: { access_token: token }, body, answer }),
  })
  return url
}

/** What WeChat says of a token that it has ended: invalid, or expired. */
const ENDED = new Set([40001, 40014, 42001])

/** Does something with the access token, once more with a new one when WeChat has ended it. Throws WechatError. */
async function withAccessToken<Result>(
  options: AccessTokenOptions & { work: (token: string) => Promise<Result> },
): Promise<Result> {
  const { work, services, settings } = options
  const token = await accessToken({ services, settings })
  try {
    return await work(token)
  } catch (error) {
    if (!(error instanceof WechatError) || !ENDED.has(error.code ?? 0)) throw error
    return work(await accessToken({ services, settings, refused: token }))
  }
}
