import type { Services } from '../services'
import { makeAccountCode } from './account-code.server'
import { answerScan } from './answer-scan.server'
import { confirmScene } from './confirm-scene.server'
import { SAID_OF_ANSWER, saidOfScan } from './scan-texts'

/** Seconds in which the same message counts as WeChat's own repetition. */
const REPEATED_SECONDS = 3600
const ASKS_FOR_CODE = /^\s*(code|login|登录|登陆|验证码)\s*$/i

const ANSWERS = { bind: /^\s*(bind|绑定|綁定)\s*$/i, merge: /^\s*(merge|合并|合併)\s*$/i }
const WELCOME =
  '欢迎使用简历 Jianli。回复“验证码”获取登录验证码。\nWelcome to Jianli. Send “code” to get a sign-in code.'

export type AnswerMessageOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  message: Record<string, string>
}

/** What the official account says to a message or event; null says nothing. */
export async function answerMessage({ services, message }: AnswerMessageOptions): Promise<string | null> {
  const { payload } = services
  const { FromUserName: openId = '', MsgType: type } = message
  if (!/^[\w-]{1,128}$/.test(openId)) return null
  if (type === 'event') {
    const sceneId = sceneOf(message)
    if (sceneId) return saidOfScan(await confirmScene({ payload, sceneId, openId }))
    return message.Event === 'subscribe' ? WELCOME : null
  }
  const content = message.Content ?? ''
  const answer = (['bind', 'merge'] as const).find((word) => ANSWERS[word].test(content))
  if (type !== 'text' || !(answer || ASKS_FOR_CODE.test(content))) return null
  // A message that comes again, WeChat's own retry or a stolen one, is told no second code and answers nothing.
  const again = {
    rule: { name: 'wechat-message', points: 1, seconds: REPEATED_SECONDS },
    key: message.MsgId ?? '',
  }
  if (!message.MsgId || !(await services.limiter.take(again)).ok) return null
  if (answer) return SAID_OF_ANSWER[await answerScan({ payload, openId, answer })]
  const code = await makeAccountCode({ payload, openId })
  return `登录验证码 ${code}，5 分钟内有效，请勿告诉他人。\nYour sign-in code, valid for 5 minutes; tell nobody.`
}

/** The scene of a scanned QR code; who was no follower yet comes with a prefix. */
function sceneOf({ Event: event, EventKey: key = '' }: Record<string, string>): string | null {
  const scene = event === 'subscribe' && key.startsWith('qrscene_') ? key.slice('qrscene_'.length) : key
  const isScan = event === 'SCAN' || (event === 'subscribe' && key.startsWith('qrscene_'))
  return isScan && /^[\w-]{1,64}$/.test(scene) ? scene : null
}
