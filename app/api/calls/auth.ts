import * as z from 'zod'
import { endSession } from '../../features/auth/end-session.server'
import { resetPassword } from '../../features/auth/reset-password.server'
import { sessionCookie } from '../../features/auth/session-cookie.server'
import { signInDevice } from '../../features/auth/sign-in-device'
import { signInByCode } from '../../features/auth/sign-in-by-code.server'
import { signInByPassword } from '../../features/auth/sign-in-by-password.server'
import { keptCode } from '../../features/invites/invite-cookie'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { email, inviteCode, mailedCode, newPassword } from './fields'
import { tooMany } from '../engine/refuse'
import { answerSession } from './answer-session'
import { secondStepNeeded, signedIn } from './user-view'
import type { Payload } from 'payload'
import { lookAtCode, type CodeState } from '../../features/invites/look-at-code.server'
import type { ApiTextKey } from '../engine/texts'

const limit = { points: 300, seconds: 15 * 60, by: 'ip' } as const
const about = { access: 'public', tag: 'Account', limit, output: signedIn } as const
const wrongCode = { 'zh-CN': '验证码错误、已用过或已过期', en: 'The code is wrong, used or too old' }

const emailCode = defineCall('POST /auth/email-code', {
  ...about,
  summary: {
    'zh-CN': '邮箱验证码登录，首次登录即创建账号',
    en: 'Sign in with a mailed code; the first time makes the account',
  },
  input: z.strictObject({ email, code: mailedCode, inviteCode: inviteCode.optional() }),
  description: {
    'zh-CN': '写明的 inviteCode 若已停用、失效或用完，会被拒绝，验证码仍可再用。',
    en: 'An inviteCode that is off, ended or used up is refused, and the mailed code stays good.',
  },
  errors: { 401: wrongCode, 403: secondStepNeeded },
  example: { input: { email: 'mei@example.com', code: '204817' } },
  async handler({ services, ip, input, language, request, headers }) {
    const { payload } = services
    if (input.inviteCode) await refuseInvite({ payload, code: input.inviteCode })
    // the link of an invitation may have been opened long before
    const device = signInDevice(request)
    const inviteCode = keptCode(request)
    const session = await signInByCode({ services, ip, language, device, inviteCode, ...input })
    if (!session) throw new ApiError({ status: 401, key: 'wrongSignInCode' })
    return answerSession({ payload, request, headers, session })
  },
})

const emailPassword = defineCall('POST /auth/email-pwd', {
  ...about,
  summary: { 'zh-CN': '邮箱和密码登录', en: 'Sign in with e-mail and password' },
  description: {
    'zh-CN': '15 分钟内，输错密码：同一邮箱与来源最多十次，同一来源最多一百次。',
    en: 'In 15 minutes ten wrong passwords for an address from one place, a hundred from one place for all.',
  },
  input: z.strictObject({ email, password: z.string().min(1).max(128) }),
  errors: {
    401: { 'zh-CN': '邮箱或密码错误', en: 'The address or the password is wrong' },
    403: secondStepNeeded,
  },
  example: { input: { email: 'mei@example.com', password: 'a long sentence' } },
  async handler({ services, input, ip, request, headers }) {
    const session = await signInByPassword({ services, ip, device: signInDevice(request), ...input })
    if (session.ok) return answerSession({ payload: services.payload, request, headers, session })
    if (session.reason === 'too-many') throw tooMany(session.retryAfter)
    throw new ApiError({ status: 401, key: 'wrongCredentials' })
  },
})

const reset = defineCall('POST /auth/reset/email-pwd', {
  ...about,
  summary: { 'zh-CN': '用验证码重置密码', en: 'Set a new password with a mailed code' },
  description: { 'zh-CN': '结束该账号的所有其他会话。', en: 'Ends all other sessions of the account.' },
  input: z.strictObject({ email, code: mailedCode, password: newPassword }),
  errors: { 401: wrongCode, 403: secondStepNeeded },
  example: { input: { email: 'mei@example.com', code: '204817', password: 'a new long sentence' } },
  async handler({ services, ip, input, request, headers }) {
    const { payload } = services
    const session = await resetPassword({ services, ip, device: signInDevice(request), ...input })
    if (session.ok) return answerSession({ payload, request, headers, session })
    if (session.reason === 'weak-password') throw new ApiError({ status: 400, key: 'weakPassword' })
    throw new ApiError({ status: 401, key: 'wrongSignInCode' })
  },
})

const signOut = defineCall('POST /auth/sign-out', {
  access: 'user',
  tag: 'Account',
  summary: { 'zh-CN': '退出登录，结束此会话', en: 'Sign out: ends this session' },
  output: z.null(),
  async handler({ services: { payload }, person, request, headers }) {
    await endSession({ payload, person })
    headers.append('set-cookie', sessionCookie({ payload, request, token: null }))
    return null
  },
})

export const authCalls = [emailCode, emailPassword, reset, signOut] as const

const KEYS: Record<Exclude<CodeState, 'good'>, ApiTextKey> = {
  off: 'inviteCodeOff',
  ended: 'inviteCodeEnded',
  'used-up': 'inviteCodeUsedUp',
  unknown: 'inviteCodeUnknown',
}

/** Refuses a code that would give nothing, known account or not: the answer tells nobody which addresses exist. */
async function refuseInvite({ payload, code }: { payload: Payload; code: string }): Promise<void> {
  const { state } = await lookAtCode({ payload, code })
  if (state !== 'good') throw new ApiError({ status: 400, key: KEYS[state] })
}
