import * as z from 'zod'
import type { Services } from '../services'
import { askWechat } from './ask-wechat.server'
import type { WechatSettings } from './wechat-settings'
import { withAccessToken } from './with-access-token.server'

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
