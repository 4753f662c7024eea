import { renderSVG } from 'uqr'
import * as z from 'zod'
import { signInByAccountCode } from '../../features/wechat/account-code.server'
import { accountOfOpenId } from '../../features/wechat/account-of-open-id.server'
import { decideScene, scanScene } from '../../features/wechat/approve-scene.server'
import { createQrCode } from '../../features/wechat/create-qr-code.server'
import { createScene } from '../../features/wechat/create-scene.server'
import { openIdOfCode } from '../../features/wechat/open-id-of-code.server'
import { pollScene } from '../../features/wechat/poll-scene.server'
import { SCENE_SECONDS } from '../../features/wechat/scene-keys.server'
import { WechatError } from '../../features/wechat/wechat-error'
import { browserSecret, browserSecretCookie, readState } from '../../features/wechat/wechat-cookies'
import { wechatSettings } from '../../features/wechat/wechat-settings'
import { inviteNewcomer } from '../../features/invites/invite-newcomer.server'
import { keptCode } from '../../features/invites/invite-cookie'
import { confirmPerson } from '../../features/auth/confirm-person.server'
import type { Person } from '../../features/auth/person-of-request.server'
import { signInDevice } from '../../features/auth/sign-in-device'
import { startSession } from '../../features/auth/start-session.server'
import type { Services } from '../../features/services'
import { isOnlyWayIn } from '../../features/wechat/unbind-wechat.server'
import { siteOrigin } from '../../http/site-origin'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { notFound, tooMany } from '../engine/refuse'
import { answerSession, type AnswerSessionOptions } from './answer-session'
import { confirmation, refuseUnconfirmed } from './confirmation'
import { mailedCode } from './fields'
import { secondStepNeeded, signedIn } from './user-view'

const about = { tag: 'WeChat', access: 'public' } as const
const sceneId = z.string().regex(/^[\w-]{1,64}$/)
const down = { 'zh-CN': '微信没有应答', en: 'WeChat does not answer' }
const noWechat = { 'zh-CN': '本站未接入公众号', en: 'This site has no official account' }
export const onlyWayIn = { 'zh-CN': '微信是唯一的登录方式', en: 'WeChat is the only way in' }
const noScene = { 'zh-CN': '二维码不存在或已过期', en: 'There is no such QR code, or it has ended' }
const wrongCode = { 'zh-CN': '验证码错误、已用过或已过期', en: 'The code is wrong, used or too old' }
const shownScene = z.object({
  sceneId: z.string(),
  image: z.string().describe('A picture as a data: URL'),
  expiresIn: z.number().describe('Seconds until the code ends'),
  by: z.enum(['wechat', 'site']).describe('What scans it: WeChat, or any camera'),
})

const qrcode = defineCall('GET /auth/wxmp/qrcode', {
  ...about,
  summary: { 'zh-CN': '登录二维码', en: 'A QR code to sign in with' },
  description: {
    'zh-CN':
      '设有公众号时由微信扫码；否则打开本站页面，由已登录的手机批准。同时设置一个 cookie，只有带着它的浏览器能取得登录结果。',
    en: 'With an official account WeChat scans it; without, it opens a page of this site where a signed-in phone approves. Sets a cookie beside it: only the browser that has it is told the outcome.',
  },
  limit: { points: 120, seconds: 15 * 60, by: 'ip' },
  query: z.strictObject({ purpose: z.literal('login').default('login') }),
  output: shownScene,
  errors: { 503: down },
  handler: showScene,
})

const bind = defineCall('POST /user/wechat/qrcode', {
  access: 'user',
  tag: 'WeChat',
  summary: { 'zh-CN': '绑定微信的二维码', en: 'A QR code to bind WeChat with' },
  description: {
    'zh-CN': '需要 currentPassword，未设密码的账号需要 confirmCode。绑定会结束其他会话。',
    en: 'It needs currentPassword, or confirmCode where no password is set. Binding ends the other sessions.',
  },
  limit: { points: 30, seconds: 15 * 60, by: 'person' },
  input: z.strictObject(confirmation),
  output: shownScene,
  errors: { 404: noWechat, 409: onlyWayIn, 503: down },
  async handler(context) {
    const { services, ip, person, input } = context
    if (!wechatSettings(services.env)) throw new ApiError({ status: 404, key: 'wechatOff' })
    if (isOnlyWayIn(person)) throw new ApiError({ status: 409, key: 'onlyWayIn' })
    const refused = await confirmPerson({ services, ip, person, ...input })
    if (refused) throw refuseUnconfirmed({ context, reason: refused })
    return showScene({ ...context, boundTo: person })
  },
})

const status = defineCall('GET /auth/wxmp/loop-login-status', {
  ...about,
  summary: { 'zh-CN': '轮询扫码登录状态', en: 'How far signing in by QR code has come' },
  description: {
    'zh-CN': '确认后令牌只给出一次，且只给请求二维码的那个浏览器。',
    en: 'Once confirmed the token is given out once, to the browser that asked for the QR code alone.',
  },
  limit: { points: 1800, seconds: 15 * 60, by: 'ip' },
  query: z.strictObject({ sceneId }),
  output: z.object({
    status: z
      .enum(['waiting', 'scanned', 'confirmed', 'expired', 'taken'])
      .describe('taken: the WeChat account to bind belongs to another account'),
    accessToken: z.string().optional().describe('With confirmed, once; not for a binding'),
    user: signedIn.shape.user.optional(),
  }),
  errors: { 403: secondStepNeeded },
  async handler({ services: { payload }, ip, query, request, headers }) {
    const secret = browserSecret(request)
    if (!secret) return { status: 'expired' } as const
    const polled = await pollScene({
      ...{ payload, sceneId: query.sceneId, secret, ip },
      device: signInDevice(request),
    })
    if (polled.status !== 'confirmed' || !polled.session) return { status: polled.status }
    const { session } = polled
    return { status: 'confirmed' as const, ...(await welcome({ payload, request, headers, session })) }
  },
})

const codeLogin = defineCall('POST /auth/wxmp/code-login', {
  ...about,
  summary: { 'zh-CN': '公众号验证码登录', en: 'Sign in with a code of the official account' },
  description: {
    'zh-CN': '给公众号发送“验证码”即可收到 6 位数字，5 分钟内有效，仅能使用一次。',
    en: 'Send “code” to the official account for six digits, valid for 5 minutes, once.',
  },
  // six digits guessed over all codes of the moment: few tries for one address, and some for all together
  limit: { points: 10, seconds: 15 * 60, by: 'ip' },
  input: z.strictObject({ code: mailedCode }),
  output: signedIn,
  errors: { 401: wrongCode, 403: secondStepNeeded },
  example: { input: { code: '204817' } },
  async handler({ services, ip, input, request, headers }) {
    const device = signInDevice(request)
    const session = await signInByAccountCode({ services, code: input.code, device, ip })
    if (session.ok) return welcome({ payload: services.payload, request, headers, session })
    if (session.reason === 'too-many') throw tooMany(session.retryAfter)
    throw new ApiError({ status: 401, key: 'wrongWechatCode' })
  },
})

const autoLogin = defineCall('POST /auth/wxmp/auto-login', {
  ...about,
  summary: { 'zh-CN': '在微信内打开时登录', en: 'Sign in on a page opened inside WeChat' },
  description: {
    'zh-CN': '先打开 /wechat/start，微信授权后带着 code 与 state 回来；state 必须与当时设置的 cookie 一致。',
    en: 'Open /wechat/start first; WeChat comes back with code and state, and the state must be that of the cookie set there.',
  },
  limit: { points: 60, seconds: 15 * 60, by: 'ip' },
  input: z.strictObject({ code: z.string().min(1).max(512), state: z.string().min(1).max(128) }),
  output: signedIn,
  errors: {
    401: wrongCode,
    403: secondStepNeeded,
    404: { 'zh-CN': '没有设置公众号', en: 'No official account is set up' },
    503: down,
  },
  async handler({ services, ip, input, request, headers }) {
    const { payload, env } = services
    const settings = wechatSettings(env)
    if (!settings) throw new ApiError({ status: 404, key: 'wechatOff' })
    if (readState(request) !== input.state) throw new ApiError({ status: 400, key: 'wrongState' })
    const openId = await openIdOfCode({ settings, code: input.code }).catch(refuse)
    if (!openId) throw new ApiError({ status: 401, key: 'wrongWechatCode' })
    const account = await accountOfOpenId({ payload, openId })
    const session = await startSession({
      ...{ payload, userId: account.id, ip, how: 'wechat' },
      device: signInDevice(request),
    })
    return welcome({ payload, request, headers, session })
  },
})

const scan = defineCall('POST /auth/wxmp/scan', {
  access: 'user',
  tag: 'WeChat',
  summary: { 'zh-CN': '手机打开了登录二维码的页面', en: 'A phone has opened the page of a QR code' },
  limit: { points: 60, seconds: 15 * 60, by: 'person' },
  input: z.strictObject({ sceneId }),
  output: z.object({ device: z.string().describe('User-Agent of the browser that waits') }),
  errors: { 404: noScene },
  async handler({ services: { payload }, person, input }) {
    const scanned = await scanScene({ payload, person, ...input })
    if (!scanned) throw notFound()
    return scanned
  },
})

const approve = defineCall('POST /auth/wxmp/approve', {
  access: 'user',
  tag: 'WeChat',
  summary: { 'zh-CN': '批准或拒绝扫码登录', en: 'Let the waiting browser in, or turn it away' },
  limit: { points: 60, seconds: 15 * 60, by: 'person' },
  input: z.strictObject({ sceneId, approve: z.boolean() }),
  output: z.null(),
  errors: { 404: noScene },
  async handler({ services: { payload }, person, input }) {
    if (!(await decideScene({ payload, person, ...input }))) throw notFound()
    return null
  },
})

export const wechatCalls = [qrcode, bind, status, codeLogin, autoLogin, scan, approve] as const

type ShowSceneOptions = { services: Services; request: Request; headers: Headers; boundTo?: Person }

/** Makes a scene and draws what is to be scanned; its secret goes to this browser alone. */
async function showScene({ services, request, headers, boundTo }: ShowSceneOptions) {
  const { payload, env } = services
  const settings = wechatSettings(env)
  const scene = await createScene({
    payload,
    device: request.headers.get('user-agent') ?? '',
    secret: browserSecret(request),
    ...(boundTo ? { boundTo } : {}),
  })
  const text = settings
    ? await createQrCode({ services, settings, scene: scene.sceneId, seconds: SCENE_SECONDS }).catch(refuse)
    : `${siteOrigin({ request, services })}/approve?scene=${scene.sceneId}`
  headers.append('set-cookie', browserSecretCookie({ request, secret: scene.secret }))
  const image = `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 2 })).toString('base64')}`
  const by = settings ? ('wechat' as const) : ('site' as const)
  return { sceneId: scene.sceneId, image, expiresIn: SCENE_SECONDS, by }
}

/** Answers a session; the first of a new account brings the invitation that lies in this browser. */
async function welcome(options: AnswerSessionOptions) {
  const { payload, request, session } = options
  await inviteNewcomer({ payload, userId: String(session.user.id), inviteCode: keptCode(request) })
  return answerSession(options)
}

function refuse(cause: unknown): never {
  if (!(cause instanceof WechatError)) throw cause
  throw new ApiError({ status: 503, key: 'wechatDown', headers: { 'retry-after': '10' }, cause })
}
