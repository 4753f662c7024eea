import { expect } from 'vitest'
import { parseEnv } from '../../env.server'
import { openWechat } from '../doubles/wechat'
import type { SignedIn, TestApi } from './open-api'
import { confirmation } from './set-password'

type Scene = { sceneId: string; image: string; expiresIn: number; by: string }
type Status = { status: string; accessToken?: string }

/** Sets the official account up in a running server, encrypted or not, until it is closed. */
export async function openOfficialAccount({ api, aesKey }: { api: TestApi; aesKey?: string | undefined }) {
  const wechat = await openWechat(aesKey ? { aesKey } : {})
  const before = api.services.env
  api.services.env = { ...before, ...pick(parseEnv(wechat.env)) }
  const close = async () => {
    api.services.env = before
    await wechat.close()
  }
  return { wechat, close }
}

function pick(env: ReturnType<typeof parseEnv>) {
  const { WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_TOKEN, WECHAT_API_BASE, WECHAT_AES_KEY } = env
  return { WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_TOKEN, WECHAT_API_BASE, WECHAT_AES_KEY }
}

type AskOptions = { api: TestApi; person?: SignedIn }

/** A browser that asks for a QR code, to bind where a person asks: the scene, and the cookie that only it has. */
export async function askSceneAt({ api, person }: AskOptions) {
  const answer = person
    ? await api.post('/user/wechat/qrcode', {
        token: person.token,
        body: await confirmation({ api, person }),
      })
    : await api.get('/auth/wxmp/qrcode')
  expect(answer.status).toBe(200)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { ...(answer.body.data as Scene), cookie }
}

/** What a browser is told that asks how its QR code fares. */
export async function pollAt(options: { api: TestApi; sceneId: string; cookie?: string }): Promise<Status> {
  const { api, sceneId, cookie } = options
  const headers: Record<string, string> = cookie ? { cookie } : {}
  const answer = await api.get(`/auth/wxmp/loop-login-status?sceneId=${sceneId}`, { headers })
  expect(answer.status).toBe(200)
  return answer.body.data as Status
}
