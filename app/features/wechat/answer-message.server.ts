import type { Services } from '../services'
import { makeAccountCode } from './account-code.server'
import { confirmScene, type ConfirmedScene } from './confirm-scene.server'

/** Seconds in which the same message counts as WeChat's own repetition. */
const REPEATED_SECONDS = 3600
const ASKS_FOR_CODE = /^\s*(code|login|登录|登陆|验证码)\s*$/i

const SAID: Record<ConfirmedScene, string> = {
  'signed-in': '登录成功，请回到浏览器继续。\nYou are signed in; go back to your browser.',
  bound: '微信已绑定到您的账号。\nWeChat is now bound to your account.',
  taken:
    '这个微信已绑定另一个账号，可以回到浏览器合并两个账号。\nThis WeChat account already belongs to another account; in your browser you can merge the two.',
  ended: '二维码已过期，请刷新后再扫。\nThe QR code has ended; refresh it and scan again.',
}
const WELCOME =
  '欢迎使用简历。回复“验证码”获取登录验证码。\nWelcome to Jianli. Send “code” to get a sign-in code.'

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
    if (sceneId) return SAID[await confirmScene({ payload, sceneId, openId })]
    return message.Event === 'subscribe' ? WELCOME : null
  }
  if (type !== 'text' || !ASKS_FOR_CODE.test(message.Content ?? '')) return null
  // A message that comes again, WeChat's own retry or a stolen one, is told no second code.
  const again = {
    rule: { name: 'wechat-message', points: 1, seconds: REPEATED_SECONDS },
    key: message.MsgId ?? '',
  }
  if (!message.MsgId || !(await services.limiter.take(again)).ok) return null
  const code = await makeAccountCode({ payload, openId })
  return `登录验证码 ${code}，5 分钟内有效，请勿告诉他人。\nYour sign-in code, valid for 5 minutes; tell nobody.`
}

/** The scene of a scanned QR code; who was no follower yet comes with a prefix. */
function sceneOf({ Event: event, EventKey: key = '' }: Record<string, string>): string | null {
  const scene = event === 'subscribe' && key.startsWith('qrscene_') ? key.slice('qrscene_'.length) : key
  const isScan = event === 'SCAN' || (event === 'subscribe' && key.startsWith('qrscene_'))
  return isScan && /^[\w-]{1,64}$/.test(scene) ? scene : null
}
