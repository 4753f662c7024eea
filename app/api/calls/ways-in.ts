import * as z from 'zod'
import { confirmPerson } from '../../features/auth/confirm-person.server'
import { lookAtMerge } from '../../features/merge/look-at-merge.server'
import { mergeAccounts, type MergeRefusal } from '../../features/merge/merge-accounts.server'
import { membershipOf } from '../../features/membership/entitlements-of.server'
import { isOnlyWayIn, unbindWechat } from '../../features/wechat/unbind-wechat.server'
import { wechatSettings } from '../../features/wechat/wechat-settings'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { confirmation, refuseUnconfirmed } from './confirmation'
import { noteEvent } from './note-event'
import { userView, viewUser } from './user-view'
import { onlyWayIn } from './wechat'

const about = { access: 'user', tag: 'Account' } as const
const limit = { points: 60, seconds: 15 * 60, by: 'person' } as const
const input = z.strictObject({
  sceneId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe('Of a QR code that answered `taken`, or of the 409 of user/info/update'),
})
const errors = {
  404: { 'zh-CN': '证明不存在或已过期', en: 'There is no such proof, or it is too old' },
  409: { 'zh-CN': '此账号现在不能合并', en: 'The account cannot be merged now' },
}

const wechat = defineCall('GET /user/wechat', {
  ...about,
  summary: { 'zh-CN': '微信绑定状态', en: 'Whether WeChat is bound' },
  output: z.object({
    isOffered: z.boolean().describe('Whether this site has an official account'),
    isBound: z.boolean(),
  }),
  handler: ({ services: { env }, person }) =>
    Promise.resolve({ isOffered: wechatSettings(env) !== null, isBound: Boolean(person.wechatOpenId) }),
})

const unbind = defineCall('POST /user/wechat/unbind', {
  ...about,
  summary: { 'zh-CN': '解绑微信', en: 'Take WeChat off the account' },
  description: {
    'zh-CN': '需要 currentPassword，未设密码的账号需要 confirmCode。会结束其他会话。',
    en: 'It needs currentPassword, or confirmCode where no password is set. It ends the other sessions.',
  },
  limit,
  input: z.strictObject(confirmation),
  output: z.null(),
  errors: { 409: onlyWayIn },
  async handler(context) {
    const { services, ip, person, input } = context
    const { payload } = services
    if (isOnlyWayIn(person)) throw new ApiError({ status: 409, key: 'onlyWayIn' })
    const refused = await confirmPerson({ services, ip, person, ...input })
    if (refused) throw refuseUnconfirmed({ context, reason: refused })
    if (!(await unbindWechat({ payload, person }))) throw new ApiError({ status: 409, key: 'onlyWayIn' })
    noteEvent({ context, kind: 'wechat-unbound' })
    return null
  },
})

const look = defineCall('POST /user/merge/look', {
  ...about,
  summary: { 'zh-CN': '合并前查看另一个账号有什么', en: 'What merging another account would bring' },
  limit,
  input,
  output: z.object({
    nickname: z.string(),
    email: z.string(),
    resumes: z.number(),
    days: z.number().describe('Of membership, left'),
  }),
  errors,
  async handler({ services: { payload }, person, input: { sceneId } }) {
    const looked = await lookAtMerge({ payload, person, sceneId })
    if (looked.ok) return looked.preview
    throw refusals[looked.reason]()
  },
})

const merge = defineCall('POST /user/merge', {
  ...about,
  summary: { 'zh-CN': '把自己的另一个账号并入此账号', en: 'Move another account of one’s own into this one' },
  description: {
    'zh-CN':
      '需要两个账号的证明：此账号的登录，以及另一个账号的邮箱验证码或微信扫码。另一个账号随后不再存在。',
    en: 'Takes proof of both: the session of this account, and a code mailed to the other or its WeChat. The other account is gone afterwards.',
  },
  limit,
  input,
  output: userView,
  errors,
  success: { 'zh-CN': '账号已合并', en: 'The accounts are one' },
  async handler({ services: { payload }, person, language, input: { sceneId } }) {
    const merged = await mergeAccounts({ payload, person, sceneId, language })
    if (!merged.ok) throw refusals[merged.reason]()
    return viewUser({ user: merged.user, membership: await membershipOf({ payload, person }) })
  },
})

const refusals: Record<MergeRefusal, () => ApiError> = {
  'not-found': notFound,
  'is-admin': () => new ApiError({ status: 409, key: 'mergeAdmin' }),
  'two-step': () => new ApiError({ status: 409, key: 'mergeTwoStep' }),
  'order-open': () => new ApiError({ status: 409, key: 'mergeOrderOpen' }),
}

export const waysInCalls = [wechat, unbind, look, merge] as const
