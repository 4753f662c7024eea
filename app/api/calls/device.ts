import * as z from 'zod'
import { ACCOUNT_EVENTS } from '../../../collections/account-event-names'
import { listEvents } from '../../features/account-log/list-events.server'
import { endOtherSessions, endSession } from '../../features/auth/end-session.server'
import { listSessions } from '../../features/auth/list-sessions'
import { defineCall } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { pageNum } from './fields'

const about = { access: 'user', tag: 'Account' } as const
const limit = { points: 120, seconds: 15 * 60, by: 'person' } as const

const list = defineCall('GET /user/devices', {
  ...about,
  summary: { 'zh-CN': '已登录的设备', en: 'The devices that are signed in' },
  output: z.array(
    z.object({
      id: z.string(),
      device: z.string().describe('Browser and system; empty when unknown'),
      since: z.iso.datetime().describe('Signed in'),
      lastSeenAt: z.iso.datetime().describe('To a quarter of an hour'),
      isThis: z.boolean().describe('The one that asks'),
    }),
  ),
  handler: ({ person }) => Promise.resolve(listSessions(person)),
})

const signOut = defineCall('POST /user/devices/sign-out', {
  ...about,
  summary: { 'zh-CN': '退出某台设备的登录', en: 'Sign out a device' },
  limit,
  input: z.strictObject({ id: z.string().max(100) }),
  output: z.null(),
  errors: { 404: { 'zh-CN': '没有这台设备', en: 'There is no such device' } },
  async handler({ services: { payload }, person, input }) {
    if (!(await endSession({ payload, person, id: input.id }))) throw notFound()
    return null
  },
})

const signOutOthers = defineCall('POST /user/devices/sign-out-others', {
  ...about,
  summary: { 'zh-CN': '退出其他所有设备的登录', en: 'Sign out all other devices' },
  limit,
  output: z.null(),
  async handler({ services: { payload }, person }) {
    await endOtherSessions({ payload, person })
    return null
  },
})

const events = defineCall('POST /user/events', {
  ...about,
  summary: {
    'zh-CN': '账号记录：登录、被拒绝的登录、导出与变更',
    en: 'The account’s log: ways in, refusals, exports, changes',
  },
  limit,
  input: z.strictObject({ pageNum, pageSize: z.int().min(1).max(50).default(20) }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        kind: z.enum(ACCOUNT_EVENTS),
        detail: z.string().describe('How one came in, or which file was taken out'),
        device: z.string().describe('Browser and system; empty when unknown'),
        network: z.string().describe('The address it came from'),
      }),
    ),
    total: z.number(),
  }),
  handler: ({ services: { payload }, person, input }) => listEvents({ payload, person, ...input }),
})

export const deviceCalls = [list, signOut, signOutOthers, events] as const
