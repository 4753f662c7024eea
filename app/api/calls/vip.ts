import * as z from 'zod'
import { isAdmin } from '../../../collections/roles'
import type { Language } from '../../../collections/resumes/schema'
import type { Person } from '../../features/auth/person-of-request.server'
import { countUsed } from '../../features/membership/count-used.server'
import { entitlementsOf, membershipOf } from '../../features/membership/entitlements-of.server'
import { grantDays } from '../../features/membership/grant-days.server'
import { startFreeType } from '../../features/membership/start-free-type.server'
import type { Services } from '~/features/services'
import { ApiError } from '../engine/api-error'
import { defineCall, WRITE_LIMIT } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { viewVip, vipTypeId, vipView } from './membership-view'

const info = defineCall('GET /vip/info', {
  access: 'user',
  tag: 'Membership',
  summary: {
    'zh-CN': '我的会员：到期时间、权益和用量',
    en: 'My membership: until when, what it gives, what is used',
  },
  output: vipView,
  handler: ({ services, person, language }) => answerVip({ services, person, language }),
})

const start = defineCall('POST /vip', {
  limit: WRITE_LIMIT,
  access: 'user',
  tag: 'Membership',
  summary: {
    'zh-CN': '领取免费套餐，或由管理员赠送',
    en: 'Start a free plan, or grant one as an administrator',
  },
  description: {
    'zh-CN':
      '价格为 0 的套餐每人可领取一次。管理员带上 userId 可把任何套餐送给该用户；相同的 requestKey 只算一次。',
    en: 'A plan of price 0 can be started once by each person. An administrator who names userId gives that user any plan; the same requestKey counts once.',
  },
  input: z.strictObject({
    vipTypeId,
    userId: z.string().max(64).optional().describe('Administrators only: who is given the plan'),
    requestKey: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional()
      .describe('The caller’s own name of this grant; sent again, nothing is granted again'),
  }),
  output: vipView,
  errors: {
    403: { 'zh-CN': '只有管理员可以赠送', en: 'Only administrators can grant' },
    404: { 'zh-CN': '套餐或用户不存在', en: 'There is no such plan or user' },
    409: { 'zh-CN': '套餐不免费，或已经领取过', en: 'The plan is not free, or was started already' },
  },
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  async handler({ services, person, language, input: { userId, ...input } }) {
    const { payload } = services
    if (userId !== undefined && !isAdmin(person)) throw new ApiError({ status: 403, key: 'forbidden' })
    const started =
      userId === undefined
        ? await startFreeType({ payload, person, vipTypeId: input.vipTypeId })
        : await grantDays({ payload, person, userId, ...input })
    if (started.ok) return answerVip({ services, person, language, userId })
    if (started.reason === 'not-free') throw new ApiError({ status: 409, key: 'planNotFree' })
    if (started.reason === 'started') throw new ApiError({ status: 409, key: 'planStarted' })
    throw notFound()
  },
})

export const vipCalls = [start, info] as const

type AnswerVipOptions = {
  services: Services
  person: Person
  language: Language
  userId?: string | undefined
}

/** A person's own membership, or for an administrator that of the one it was granted to. */
async function answerVip({ services: { payload }, person, language, userId }: AnswerVipOptions) {
  const holder = userId === undefined ? person : { id: userId }
  const [membership, entitlements, used] = await Promise.all([
    membershipOf({ payload, person: holder }),
    entitlementsOf({ payload, person: holder }),
    userId === undefined ? countUsed({ payload, person }) : { resumes: 0, shareLinks: 0 },
  ])
  return viewVip({ membership, entitlements, used, language })
}
