import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The official account's side of WeChat's protocol, written from its description and sharing no code with ours: the
 * API as a server on this machine, and callbacks sent as WeChat's own server does.
 */
export type WechatDouble = {
  /** for WECHAT_API_BASE and the other settings */
  env: Record<string, string>
  /** how often an access token was given out */
  tokensGiven: () => number
  /** from now on the token given out last counts as ended */
  endToken: () => void
  /** QR codes that were asked for, newest last: their scene, and the text that a camera reads */
  codes: { scene: string; url: string }[]
  /** makes a code that WeChat's sign-in page would come back with */
  oauthCode: (openId: string) => string
  /** a signed callback, not sent yet */
  sign: (fields: Record<string, string | number>) => Callback
  /** while true every request to the API hangs up */
  down: boolean
  close: () => Promise<void>
}
export type Callback = { query: string; body: string }
type Options = { aesKey?: string }

const ACCOUNT = 'gh_double'

export async function openWechat({ aesKey }: Options = {}): Promise<WechatDouble> {
  const settings = {
    appId: 'wx0123456789abcdef',
    secret: randomBytes(16).toString('hex'),
    token: 'callbacktoken',
  }
  const tokens: string[] = []
  const codes = new Map<string, string>()
  const ended = new Set<string>()
  const double: WechatDouble = {
    env: {},
    tokensGiven: () => tokens.length,
    endToken: () => tokens.forEach((token) => ended.add(token)),
    codes: [],
    oauthCode(openId) {
      const code = randomBytes(12).toString('hex')
      codes.set(code, openId)
      return code
    },
    sign: (fields) => signed({ fields, settings, aesKey }),
    down: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  const answer = (url: URL, body: string): object => {
    const get = (name: string) => url.searchParams.get(name) ?? ''
    const isUs = get('appid') === settings.appId && get('secret') === settings.secret
    if (url.pathname === '/cgi-bin/token') {
      if (get('grant_type') !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' }
      if (!isUs) return { errcode: 40125, errmsg: 'invalid appsecret' }
      const token = randomBytes(32).toString('hex')
      // a new one voids those before
      tokens.forEach((old) => ended.add(old))
      tokens.push(token)
      return { access_token: token, expires_in: 7200 }
    }
    if (url.pathname === '/sns/oauth2/access_token') {
      if (!isUs) return { errcode: 40125, errmsg: 'invalid appsecret' }
      if (get('grant_type') !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' }
      const openid = codes.get(get('code'))
      if (!openid) return { errcode: 40029, errmsg: 'invalid code' }
      codes.delete(get('code'))
      return { access_token: 'page', expires_in: 7200, refresh_token: 'r', openid, scope: 'snsapi_base' }
    }
    const token = get('access_token')
    if (!tokens.includes(token)) return { errcode: 40001, errmsg: 'invalid credential' }
    if (ended.has(token)) return { errcode: 42001, errmsg: 'access_token expired' }
    if (url.pathname !== '/cgi-bin/qrcode/create') return { errcode: 48001, errmsg: 'api unauthorized' }
    return createTicket(body, double.codes)
  }
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      if (double.down) return request.socket.destroy()
      response.setHeader('content-type', 'application/json; encoding=utf-8')
      response.end(JSON.stringify(answer(new URL(request.url ?? '/', 'http://double'), body)))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.env = {
    WECHAT_APP_ID: settings.appId,
    WECHAT_APP_SECRET: settings.secret,
    WECHAT_TOKEN: settings.token,
    WECHAT_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...(aesKey ? { WECHAT_AES_KEY: aesKey } : {}),
  }
  return double
}

function createTicket(body: string, codes: WechatDouble['codes']): object {
  const asked = JSON.parse(body) as {
    expire_seconds?: unknown
    action_name?: unknown
    action_info?: { scene?: { scene_str?: unknown } }
  }
  const scene = asked.action_info?.scene?.scene_str
  const seconds = asked.expire_seconds
  if (asked.action_name !== 'QR_STR_SCENE') return { errcode: 40053, errmsg: 'invalid action info' }
  if (typeof scene !== 'string' || scene.length < 1 || scene.length > 64)
    return { errcode: 40053, errmsg: 'invalid action info' }
  if (typeof seconds !== 'number' || seconds < 60 || seconds > 2_592_000)
    return { errcode: 40052, errmsg: 'invalid action name' }
  const url = `http://weixin.qq.com/q/${randomBytes(12).toString('base64url')}`
  codes.push({ scene, url })
  return { ticket: randomBytes(48).toString('base64url'), expire_seconds: seconds, url }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const sha1 = (parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex')
const xmlOf = (fields: Record<string, string | number>) =>
  `<xml>${Object.entries(fields)
    .map(([k, v]) => `<${k}>${typeof v === 'number' ? v : `<![CDATA[${v}]]>`}</${k}>`)
    .join('\n')}</xml>`

type SignOptions = {
  fields: Record<string, string | number>
  settings: { appId: string; token: string }
  aesKey: string | undefined
}

function signed({ fields, settings, aesKey }: SignOptions): Callback {
  const seconds = Math.floor(Date.now() / 1000)
  const [timestamp, nonce] = [String(seconds), randomBytes(5).toString('hex')]
  const xml = xmlOf({ ToUserName: ACCOUNT, CreateTime: seconds, ...fields })
  const query = new URLSearchParams({ signature: sha1([settings.token, timestamp, nonce]), timestamp, nonce })
  if (!aesKey) return { query: query.toString(), body: xml }
  const encrypted = encrypt({ xml, aesKey, appId: settings.appId })
  query.set('encrypt_type', 'aes')
  query.set('msg_signature', sha1([settings.token, timestamp, nonce, encrypted]))
  return { query: query.toString(), body: xmlOf({ ToUserName: ACCOUNT, Encrypt: encrypted }) }
}

function encrypt({ xml, aesKey, appId }: { xml: string; aesKey: string; appId: string }): string {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const text = Buffer.from(xml)
  const head = Buffer.concat([randomBytes(16), Buffer.from(text.length.toString(16).padStart(8, '0'), 'hex')])
  const plain = Buffer.concat([head, text, Buffer.from(appId)])
  const pad = 32 - (plain.length % 32)
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return cipher.update(Buffer.concat([plain, Buffer.alloc(pad, pad)])).toString('base64')
}

/** What our server said in an answer to a callback: the text, decrypted where a key is used. */
export function saidIn({ answer, aesKey }: { answer: string; aesKey?: string }): string {
  const field = (xml: string, name: string) =>
    new RegExp(`<${name}><!\\[CDATA\\[([\\s\\S]*?)\\]\\]></${name}>`).exec(xml)?.[1] ?? ''
  if (!aesKey) return field(answer, 'Content')
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  const plain = decipher.update(field(answer, 'Encrypt'), 'base64')
  return field(plain.toString('utf8', 20), 'Content')
}
