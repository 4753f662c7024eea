import * as z from 'zod'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { refreshSession } from '../../features/auth/refresh-session.server'
import { sessionCookie } from '../../features/auth/session-cookie.server'
import { updateAccount } from '../../features/auth/update-account.server'
import { membershipOf } from '../../features/membership/entitlements-of.server'
import { ownsPicture } from '../../features/uploads/owns-picture.server'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { confirmation, refuseUnconfirmed } from './confirmation'
import { email, mailedCode, newPassword } from './fields'
import { noteEvent } from './note-event'
import { userView, viewUser } from './user-view'

const info = defineCall('GET /user/info', {
  access: 'user',
  tag: 'Account',
  summary: { 'zh-CN': '当前用户，并续期令牌', en: 'The signed-in person, with a fresh token' },
  // who signed in by the admin's form has the cookie alone
  cookie: true,
  output: userView.extend({
    accessToken: z.string().describe('Replaces the token that was sent; both are valid'),
  }),
  async handler({ services: { payload }, person, request, headers }) {
    const accessToken = await refreshSession({ payload, person })
    headers.append('set-cookie', sessionCookie({ payload, request, token: accessToken }))
    const membership = await membershipOf({ payload, person })
    return { ...viewUser({ user: person, membership }), accessToken }
  },
})

const update = defineCall('POST /user/info/update', {
  access: 'user',
  tag: 'Account',
  summary: { 'zh-CN': '修改个人资料、密码或邮箱', en: 'Change profile, password or e-mail address' },
  description: {
    'zh-CN':
      '修改密码或邮箱需要 currentPassword，未设密码的账号需要 confirmCode；新邮箱需要发送到该地址、用途为 bind 的验证码。新密码或新邮箱会结束其他会话。',
    en: 'A new password or address needs currentPassword, or confirmCode where no password is set; a new address needs the code mailed to it with purpose bind. Either ends the other sessions.',
  },
  limit: { points: 60, seconds: 15 * 60, by: 'person' },
  input: z
    .strictObject({
      nickname: z.string().trim().min(1).max(60).optional(),
      avatar: z.string().max(200).optional().describe('Empty, or the url that upload/file answered'),
      locale: z.enum(LANGUAGES).optional(),
      password: newPassword.optional(),
      email: email.optional(),
      code: mailedCode.optional(),
      ...confirmation,
    })
    .refine((fields) => Object.values(fields).some((value) => value !== undefined), { error: 'nothing' }),
  output: userView,
  errors: {
    409: {
      'zh-CN': '邮箱已有账号；data.sceneId 可用于 user/merge',
      en: 'The address has an account; data.sceneId goes to user/merge',
    },
  },
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  example: { input: { nickname: '梅' } },
  async handler(context) {
    const { services, ip, person, input, language } = context
    const { payload } = services
    if (input.avatar && !(await ownsPicture({ payload, person, address: input.avatar })))
      throw new ApiError({ status: 400, key: 'notYourPicture' })
    const updated = await updateAccount({ services, ip, person, changes: input, language })
    if (updated.ok) {
      for (const kind of ['password', 'email'] as const)
        if (input[kind] !== undefined) noteEvent({ context, kind })
      return viewUser({ user: updated.user, membership: await membershipOf({ payload, person }) })
    }
    if (updated.reason === 'has-account')
      throw new ApiError({ status: 409, key: 'hasAccount', data: { sceneId: updated.sceneId } })
    if (updated.reason === 'weak-password') throw new ApiError({ status: 400, key: 'weakPassword' })
    if (updated.reason === 'wrong-code') throw new ApiError({ status: 400, key: 'wrongCode' })
    if (updated.reason === 'email-taken')
      throw new ApiError({ status: 409, key: 'taken', values: { path: 'email' } })
    throw refuseUnconfirmed({ context, reason: updated.reason })
  },
})

export const userCalls = [info, update] as const
