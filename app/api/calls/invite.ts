import * as z from 'zod'
import { isAdmin } from '../../../collections/roles'
import type { Person } from '../../features/auth/person-of-request.server'
import { inviteRules } from '../../features/invites/invite-rules.server'
import { keptCode } from '../../features/invites/invite-cookie'
import { listInvited } from '../../features/invites/list-invited.server'
import {
  countOfCode,
  lookAtCode,
  stateOfCode,
  type CodeState,
} from '../../features/invites/look-at-code.server'
import { codeBatch, createBatch } from '../../features/invites/create-batch.server'
import { ownCode, renewCode, type InviteCode } from '../../features/invites/own-code.server'
import type { Services } from '~/features/services'
import { siteOrigin } from '../../http/site-origin'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { inviteCode } from './fields'

const about = { access: 'user', tag: 'Invite' } as const
const states = ['good', 'off', 'ended', 'used-up', 'unknown'] as const satisfies CodeState[]
const stateView = z
  .enum(states)
  .describe(
    'off: by an administrator; ended: too old or replaced; used-up: it has counted as often as it may',
  )
const codeView = z
  .object({
    code: z.string(),
    state: stateView,
    link: z.string().describe('Whoever signs up after opening it counts as invited'),
    inviterDays: z.int().describe('Days for who invites'),
    inviteeDays: z.int().describe('Days for the new account'),
    expiresAt: z.string().nullable().describe('When the code ends and another is made; null: never'),
    most: z.int().describe('Invitations of one person that count'),
  })
  .meta({ id: 'InviteCode' })

const code = defineCall('GET /invite/code', {
  ...about,
  summary: { 'zh-CN': '我的邀请码和链接', en: 'My invite code and link' },
  output: codeView,
  async handler({ services, person, request }) {
    const own = await ownCode({ payload: services.payload, userId: String(person.id) })
    return viewCode({ services, request, own })
  },
})

const generate = defineCall('POST /invite/generate-code', {
  ...about,
  summary: {
    'zh-CN': '换一个邀请码，或由管理员批量生成',
    en: 'Replace my invite code, or make a batch as an administrator',
  },
  description: {
    'zh-CN': '旧邀请码立即失效，已有的邀请不受影响。',
    en: 'The code before stops counting at once; invitations that counted stay.',
  },
  limit: { points: 20, seconds: 24 * 60 * 60, by: 'person' },
  input: z.strictObject({ batch: codeBatch.optional() }),
  output: codeView.extend({ codes: z.array(z.string()).describe('The codes of the batch') }),
  errors: {
    403: { 'zh-CN': '只有管理员可以批量生成', en: 'Only administrators make batches' },
    409: { 'zh-CN': '邀请码已被管理员停用', en: 'An administrator has switched the code off' },
  },
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  async handler({ services, person, request, input }) {
    const { payload } = services
    if (input.batch && !isAdmin(person)) throw new ApiError({ status: 403, key: 'forbidden' })
    const codes = input.batch ? await createBatch({ payload, person, batch: input.batch }) : []
    const own = await (input.batch ? ownCode : renewCode)({ payload, userId: idOf(person) })
    if (!own) throw new ApiError({ status: 409, key: 'inviteOff' })
    return { ...(await viewCode({ services, request, own })), codes }
  },
})

const recordList = defineCall('GET /invite/record-list', {
  ...about,
  summary: { 'zh-CN': '我邀请的人和赢得的天数', en: 'Whom I invited, and the days it gave me' },
  query: z.strictObject({
    pageNum: z.coerce.number().pipe(z.int().min(1).max(100_000)).optional().describe('From 1'),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(50)).optional(),
  }),
  output: z.object({
    total: z.number(),
    daysWon: z.int(),
    list: z.array(
      z.object({
        name: z.string().describe('The first letter of the name'),
        createdAt: z.string(),
        days: z.int().describe('Days for who invites'),
      }),
    ),
  }),
  handler: ({ services: { payload }, person, query: { pageNum: page = 1, pageSize = 20 } }) =>
    listInvited({ payload, userId: idOf(person), pageNum: page, pageSize }),
})

const look = defineCall('GET /invite/look', {
  ...about,
  access: 'public',
  summary: { 'zh-CN': '邀请码是否有效', en: 'Whether an invite code counts' },
  description: {
    'zh-CN': '不填 code 时，查看此浏览器打开过的邀请链接；没有打开过则为 null。',
    en: 'Without a code it is that of the link this browser has opened; null where it opened none.',
  },
  limit: { points: 120, seconds: 15 * 60, by: 'ip' },
  query: z.strictObject({ code: inviteCode.optional() }),
  output: z
    .object({
      code: z.string(),
      state: stateView,
      days: z.int().describe('Days for the new account'),
    })
    .nullable(),
  async handler({ services: { payload }, query, request }) {
    const code = query.code ?? keptCode(request)
    return code ? { code, ...(await lookAtCode({ payload, code })) } : null
  },
})

export const inviteCalls = [code, generate, recordList, look] as const

type ViewCodeOptions = { services: Services; request: Request; own: InviteCode }

async function viewCode({ services, request, own }: ViewCodeOptions): Promise<z.input<typeof codeView>> {
  const { payload } = services
  const { inviterDays, inviteeDays } = await inviteRules({ payload })
  const { most } = await countOfCode({ payload, code: own })
  return {
    ...{ inviterDays, inviteeDays, most },
    expiresAt: own.expiresAt ?? null,
    code: own.code,
    state: await stateOfCode({ payload, code: own }),
    link: `${siteOrigin({ request, services })}/?invite=${own.code}`,
  }
}

function idOf({ id }: Person): string {
  return String(id)
}
