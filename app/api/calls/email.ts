import * as z from 'zod'
import { CODE_SECONDS } from '../../features/auth/make-code.server'
import { RESEND_SECONDS, sendCode } from '../../features/auth/send-code.server'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { email } from './fields'
import { tooMany } from '../engine/refuse'

const sendCodeCall = defineCall('POST /email/send-code', {
  access: 'public',
  tag: 'Account',
  summary: { 'zh-CN': '发送邮箱验证码', en: 'Mail a code' },
  description: {
    'zh-CN':
      '6 位数字，至少 10 分钟内有效，每个来源最多试 5 次；有效期内重发的是同一个码。同一来源、同一用途每分钟一次，每天十次。返回内容不透露该地址是否有账号。purpose 为 bind 或 confirm 时需要登录，confirm 只发送到账号自己的邮箱。',
    en: 'Six digits, valid for 10 minutes at least and 5 tries from one place; asked again meanwhile it is the same. From one place once a minute for a purpose, ten a day. The answer never tells whether the address has an account. Purposes bind and confirm need a sign-in, confirm the account’s own address.',
  },
  limit: { points: 300, seconds: 60 * 60, by: 'ip' },
  input: z.strictObject({
    email,
    purpose: z
      .enum(['login', 'reset', 'bind', 'confirm'])
      .describe(
        'login: auth/email-code; reset: auth/reset/email-pwd; bind: user/info/update; confirm: confirmCode of changes of the account',
      ),
  }),
  output: z.object({
    expiresIn: z.number().describe('Seconds the code is valid'),
    retryAfter: z.number().describe('Seconds until the next mail may be asked for'),
  }),
  errors: {
    401: { 'zh-CN': 'purpose 为 bind 或 confirm 而未登录', en: 'Purpose bind or confirm, and not signed in' },
    503: { 'zh-CN': '邮件发送失败', en: 'The mail could not be sent' },
  },
  success: { 'zh-CN': '验证码已发送', en: 'The code has been sent' },
  example: {
    input: { email: 'mei@example.com', purpose: 'login' },
    output: { expiresIn: 600, retryAfter: 60 },
  },
  async handler({ services, ip, input, language, person }) {
    const isOwn = input.purpose === 'bind' || input.purpose === 'confirm'
    if (isOwn && !person) throw new ApiError({ status: 401, key: 'unauthorized' })
    if (input.purpose === 'confirm' && input.email !== person?.email)
      throw new ApiError({ status: 400, key: 'notYourEmail' })
    const sent = await sendCode({ services, ip, language, ...input })
    if (sent.ok) return { expiresIn: CODE_SECONDS, retryAfter: RESEND_SECONDS }
    if (sent.reason === 'too-many') throw tooMany(sent.retryAfter)
    throw new ApiError({ status: 503, key: 'mailFailed', headers: { 'retry-after': '10' } })
  },
})

export const emailCalls = [sendCodeCall] as const
