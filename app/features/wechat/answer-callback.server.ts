import type { Services } from '../services'
import { answerMessage } from './answer-message.server'
import { sameText } from '../auth/same-text.server'
import { decryptMessage, encryptMessage, signatureOf } from './message-crypto'
import { readMessage, writeMessage } from './message-xml'
import { wechatSettings, type WechatSettings } from './wechat-settings'

/** How far WeChat's clock and ours may be apart, and how long one signature is remembered. */
const FRESH_SECONDS = 600

export type AnswerCallbackOptions = {
  services: Pick<Services, 'payload' | 'limiter' | 'env' | 'log'>
  /** of the callback's address */
  query: URLSearchParams
  /** the XML; null when WeChat only checks the address (GET) */
  body: string | null
}
export type CallbackAnswer = { status: number; text: string }

const FORBIDDEN: CallbackAnswer = { status: 403, text: '' }
/** What WeChat takes as "understood, nothing to say". */
const NOTHING: CallbackAnswer = { status: 200, text: 'success' }

/** The official account's server speaks to us: signed, fresh, each signature once, plain or encrypted. */
export async function answerCallback(options: AnswerCallbackOptions): Promise<CallbackAnswer> {
  const { services, query, body } = options
  const settings = wechatSettings(services.env)
  if (!settings) return { status: 404, text: '' }
  const get = (name: string) => query.get(name) ?? ''
  const [timestamp, nonce] = [get('timestamp'), get('nonce')]
  const signed = signatureOf([settings.token, timestamp, nonce])
  if (!sameText(get('signature'), signed) || !isFresh(timestamp)) return FORBIDDEN
  // An address check counts too, or its signature would serve for a forged message.
  const seen = { rule: { name: 'wechat-callback', points: 1, seconds: FRESH_SECONDS * 2 }, key: signed }
  const { ok: isFirst } = await services.limiter.take(seen)
  if (body === null) return { status: 200, text: get('echostr') }
  const xml = openEnvelope({ settings, query, body })
  const message = xml === null ? null : readMessage(xml)
  if (!message) return FORBIDDEN
  if (!isFirst) return NOTHING
  const said = await answerMessage({ services, message })
  if (said === null) return NOTHING
  return { status: 200, text: closeEnvelope({ settings, xml: replyTo({ message, said }) }) }
}

function isFresh(timestamp: string): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= FRESH_SECONDS
}

type OpenOptions = { settings: WechatSettings; query: URLSearchParams; body: string }

/** The message's XML, or null: not encrypted though it has to be, badly signed, or broken. */
function openEnvelope({ settings, query, body }: OpenOptions): string | null {
  const { aesKey, appId, token } = settings
  if (!aesKey) return body
  const encrypted = readMessage(body)?.Encrypt ?? ''
  const parts = [token, query.get('timestamp') ?? '', query.get('nonce') ?? '', encrypted]
  if (!encrypted || !sameText(query.get('msg_signature') ?? '', signatureOf(parts))) return null
  try {
    return decryptMessage({ aesKey, appId, encrypted })
  } catch {
    return null
  }
}

function replyTo({ message, said }: { message: Record<string, string>; said: string }): string {
  return writeMessage({
    ToUserName: message.FromUserName ?? '',
    FromUserName: message.ToUserName ?? '',
    CreateTime: Math.floor(Date.now() / 1000),
    MsgType: 'text',
    Content: said,
  })
}

function closeEnvelope({ settings, xml }: { settings: WechatSettings; xml: string }): string {
  const { aesKey, appId, token } = settings
  if (!aesKey) return xml
  const encrypted = encryptMessage({ aesKey, appId, xml })
  const timestamp = Math.floor(Date.now() / 1000)
  const nonce = String(Math.floor(Math.random() * 1e9))
  const signature = signatureOf([token, String(timestamp), nonce, encrypted])
  return writeMessage({ Encrypt: encrypted, MsgSignature: signature, TimeStamp: timestamp, Nonce: nonce })
}
