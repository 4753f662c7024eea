import * as z from 'zod'
import { endOtherSessions, endSession } from '../../features/auth/end-session.server'
import { listSessions } from '../../features/auth/list-sessions'
import { defineCall } from '../engine/define-call'
import { notFound } from '../engine/refuse'

const about = { access: 'user', tag: 'Account' } as const
const limit = { points: 120, seconds: 15 * 60, by: 'person' } as const

const list = defineCall({
  ...about,
  method: 'GET',
  path: '/user/devices',
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

const signOut = defineCall({
  ...about,
  method: 'POST',
  path: '/user/devices/sign-out',
  summary: { 'zh-CN': '退出某台设备的登录', en: 'Sign out a device' },
  limit,
  input: z.strictObject({ id: z.string().max(100) }),
  output: z.null(),
  async handler({ services: { payload }, person, input }) {
    if (!(await endSession({ payload, person, id: input.id }))) throw notFound()
    return null
  },
})

const signOutOthers = defineCall({
  ...about,
  method: 'POST',
  path: '/user/devices/sign-out-others',
  summary: { 'zh-CN': '退出其他所有设备的登录', en: 'Sign out all other devices' },
  limit,
  output: z.null(),
  async handler({ services: { payload }, person }) {
    await endOtherSessions({ payload, person })
    return null
  },
})

export const deviceCalls = [list, signOut, signOutOthers] as const
