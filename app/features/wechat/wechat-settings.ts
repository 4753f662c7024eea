import type { Env } from '../../../env.server'

export type WechatSettings = {
  appId: string
  appSecret: string
  /** signs what the official account sends us */
  token: string
  /** 32 bytes; with it, messages come and go encrypted, and plain ones are refused */
  aesKey: Buffer | undefined
  /** without a slash at the end */
  apiBase: string
}

/** The official account's settings, or null: then QR codes open a page of this site. */
export function wechatSettings(env: Env): WechatSettings | null {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, WECHAT_TOKEN: token } = env
  if (!appId || !appSecret || !token) return null
  const aesKey = env.WECHAT_AES_KEY ? Buffer.from(`${env.WECHAT_AES_KEY}=`, 'base64') : undefined
  const apiBase = (env.WECHAT_API_BASE ?? 'https://api.weixin.qq.com').replace(/\/+$/, '')
  return { appId, appSecret, token, aesKey, apiBase }
}
