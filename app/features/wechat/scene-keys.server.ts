import type { Payload } from 'payload'
import { keyedHash } from '../auth/code-hash.server'

export const SCENE_SECONDS = 300

/** The unique key under which a scene is kept: the database tells no scene that could be used. */
export function sceneKey({ payload, sceneId }: { payload: Payload; sceneId: string }): string {
  return keyedHash({ payload, parts: ['login-scene', sceneId] })
}

/** What is kept of the secret that only the browser which asked for the scene has. */
export function browserKey({ payload, secret }: { payload: Payload; secret: string }): string {
  return keyedHash({ payload, parts: ['login-browser', secret] })
}

/** What is kept of the WeChat account that has scanned a code. */
export function scannerKey({ payload, openId }: { payload: Payload; openId: string }): string {
  return keyedHash({ payload, parts: ['login-scanner', openId] })
}

/** The unique key of a six-digit code that the official account sent. */
export function accountCodeKey({ payload, code }: { payload: Payload; code: string }): string {
  return keyedHash({ payload, parts: ['wechat-code', code] })
}
