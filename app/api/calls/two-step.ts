import * as z from 'zod'
import type { Person } from '../../features/auth/person-of-request.server'
import { confirmPerson } from '../../features/auth/confirm-person.server'
import { signInDevice } from '../../features/auth/sign-in-device'
import { checkSecondStep } from '../../features/two-step/check-second-step.server'
import { passkeysOf } from '../../features/two-step/passkeys.server'
import { hashesLeft } from '../../features/two-step/recovery-codes.server'
import { takeSecondStep } from '../../features/two-step/second-step.server'
import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '../../features/two-step/set-up.server'
import { wantsStrong } from '../../features/two-step/wants-strong'
import type { Services } from '~/features/services'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { tooMany } from '../engine/refuse'
import { answerSession } from './answer-session'
import { confirmation, refuseUnconfirmed } from './confirmation'
import { mailedCode } from './fields'
import { noteEvent } from './note-event'
import { signedIn } from './user-view'

const about = { access: 'user', tag: 'Two-step sign-in' } as const
const limit = { points: 30, seconds: 15 * 60, by: 'person' } as const
const ticket = z.string().max(4000).describe('As the call before has answered it')
const anyCode = z.string().trim().min(6).max(20).describe('Six digits of the app, or a recovery code')
const recoveryCodes = z.array(z.string()).describe('Each good once, shown this once')
const wrong = {
  400: { 'zh-CN': '验证码不对、已用过，或没有开启', en: 'The code is wrong or used, or it is off' },
}

const secondStep = defineCall('POST /auth/second-step', {
  access: 'public',
  tag: 'Two-step sign-in',
  summary: { 'zh-CN': '登录的第二步', en: 'The second step of a sign-in' },
  description: {
    'zh-CN': '登录的各种方式对开启两步验证的账号返回 403 和 data.ticket，十分钟内有效。',
    en: 'For an account with two steps every way in answers 403 with data.ticket, which is good for ten minutes.',
  },
  limit: { points: 100, seconds: 15 * 60, by: 'ip' },
  input: z.strictObject({ ticket, code: anyCode }),
  output: signedIn,
  errors: {
    401: { 'zh-CN': '验证码不对，或第一步已过期', en: 'The code is wrong, or the first step too long ago' },
  },
  async handler({ services, ip, input, request, headers }) {
    const session = await takeSecondStep({ services, ip, device: signInDevice(request), ...input })
    if (session.ok) return answerSession({ payload: services.payload, request, headers, session })
    if (session.reason === 'too-many') throw tooMany(session.retryAfter)
    throw new ApiError({
      status: 401,
      key: session.reason === 'ended' ? 'secondStepEnded' : 'wrongSecondStep',
    })
  },
})

const security = defineCall('GET /user/security', {
  ...about,
  summary: { 'zh-CN': '两步验证与通行密钥', en: 'Two-step sign-in and passkeys' },
  output: z.object({
    twoStepSince: z.string().nullable(),
    recoveryCodesLeft: z.number(),
    isRequired: z.boolean().describe('This person’s role works only after a sign-in of two steps'),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        addedAt: z.string(),
        usedAt: z.string().nullable(),
      }),
    ),
  }),
  handler({ services: { payload }, person }) {
    const passkeys = passkeysOf(person).map(({ id, name, addedAt, usedAt = null }) => ({
      ...{ id, name, addedAt, usedAt },
    }))
    return Promise.resolve({
      twoStepSince: person.totpSince ?? null,
      recoveryCodesLeft: hashesLeft(person.recoveryCodes).length,
      isRequired: wantsStrong({ payload, person }),
      passkeys,
    })
  },
})

const start = defineCall('POST /user/two-step/start', {
  ...about,
  summary: { 'zh-CN': '开始设置两步验证', en: 'Begin two-step sign-in' },
  description: {
    'zh-CN':
      '返回认证器应用的密钥；用其中一个验证码确认后才会开启。需要 currentPassword，未设密码的账号需要 confirmCode。',
    en: 'Answers a secret for an authenticator app; it is on once a code of it has come back. It needs currentPassword, or confirmCode where no password is set.',
  },
  limit,
  input: z.strictObject(confirmation),
  output: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth:, what the picture says'),
    image: z.string().describe('A QR code as a data: URL'),
    ticket: z.string(),
  }),
  async handler(context) {
    const { services, ip, person, input } = context
    const refused = await confirmPerson({ services, ip, person, ...input })
    if (refused) throw refuseUnconfirmed({ context, reason: refused })
    return startTwoStep({ payload: services.payload, person })
  },
})

const confirm = defineCall('POST /user/two-step/confirm', {
  ...about,
  summary: { 'zh-CN': '开启两步验证', en: 'Switch two-step sign-in on' },
  limit,
  input: z.strictObject({ ticket, code: mailedCode }),
  output: z.object({ recoveryCodes }),
  errors: { 409: { 'zh-CN': '已经开启', en: 'It is on already' } },
  async handler(context) {
    const { services, person, input } = context
    const confirmed = await confirmTwoStep({ payload: services.payload, person, ...input })
    if (!confirmed.ok && confirmed.reason === 'is-on') throw new ApiError({ status: 409, key: 'twoStepIsOn' })
    if (!confirmed.ok)
      throw new ApiError({
        status: 400,
        key: confirmed.reason === 'ended' ? 'secondStepEnded' : 'wrongAppCode',
      })
    noteEvent({ context, kind: 'two-step-on' })
    return { recoveryCodes: confirmed.recoveryCodes }
  },
})

const stop = defineCall('POST /user/two-step/stop', {
  ...about,
  summary: { 'zh-CN': '关闭两步验证', en: 'Switch two-step sign-in off' },
  limit,
  input: z.strictObject({ code: anyCode }),
  output: z.null(),
  errors: wrong,
  async handler(context) {
    await checkCode(context)
    await stopTwoStep({ payload: context.services.payload, person: context.person })
    noteEvent({ context, kind: 'two-step-off' })
    return null
  },
})

const renew = defineCall('POST /user/two-step/recovery-codes', {
  ...about,
  summary: { 'zh-CN': '重新生成恢复码', en: 'New recovery codes' },
  limit,
  input: z.strictObject({ code: anyCode }),
  output: z.object({ recoveryCodes }),
  errors: wrong,
  async handler(context) {
    await checkCode(context)
    const { services, person } = context
    return { recoveryCodes: await renewRecoveryCodes({ payload: services.payload, person }) }
  },
})

type Checked = { services: Services; person: Person; input: { code: string } }

async function checkCode({ services, person, input }: Checked): Promise<void> {
  const checked = await checkSecondStep({ services, userId: String(person.id), code: input.code })
  if (checked.ok) return
  if (checked.reason === 'too-many') throw tooMany(checked.retryAfter)
  throw new ApiError({ status: 400, key: 'wrongAppCode' })
}

export const twoStepCalls = [secondStep, security, start, confirm, stop, renew] as const
