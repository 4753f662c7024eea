import * as z from 'zod'
import { STORAGE_BYTES, storedBytes } from '../../../collections/resumes/storage'
import { askToEnd, takeBackEnd, THINK_DAYS } from '../../features/account-end/ask-to-end.server'
import { writeBackup } from '../../features/backup/write-backup.server'
import { ApiError } from '../engine/api-error'
import { attachment } from '../engine/attachment'
import { defineCall } from '../engine/define-call'
import { notFound, tooMany } from '../engine/refuse'
import { confirmation, refuseUnconfirmed } from './confirmation'
import { noteEvent } from './note-event'

const about = { access: 'user', tag: 'Account' } as const
/** Until a backup that is being written is most likely done. */
const BACKUP_SECONDS = 10

const end = defineCall('POST /user/delete', {
  ...about,
  summary: { 'zh-CN': '申请删除账号', en: 'Ask for the account to be deleted' },
  description: {
    'zh-CN': `${THINK_DAYS} 天后彻底删除，期间可以撤回。需要 currentPassword，未设密码的账号需要 confirmCode。订单和天数记录依法保留，但不再与此人关联。`,
    en: `After ${THINK_DAYS} days it is gone for good; until then it can be taken back. It needs currentPassword, or confirmCode where no password is set. Orders and rows of days are kept as bookkeeping wants, without the person.`,
  },
  limit: { points: 20, seconds: 15 * 60, by: 'person' },
  input: z.strictObject(confirmation),
  output: z.object({ deleteAt: z.iso.datetime().describe('When the account ends') }),
  errors: { 409: { 'zh-CN': '管理员不能删除自己的账号', en: 'An administrator’s account stays' } },
  async handler(context) {
    const { services, ip, person, input, language } = context
    const asked = await askToEnd({ services, ip, person, language, ...input })
    if (asked.ok) {
      noteEvent({ context, kind: 'end-asked' })
      return { deleteAt: asked.deleteAt }
    }
    if (asked.reason === 'is-admin') throw new ApiError({ status: 409, key: 'adminLeaves' })
    throw refuseUnconfirmed({ context, reason: asked.reason })
  },
})

const cancel = defineCall('POST /user/delete/cancel', {
  ...about,
  summary: { 'zh-CN': '撤回删除账号的申请', en: 'Keep the account after all' },
  output: z.null(),
  errors: { 404: { 'zh-CN': '没有可撤回的申请', en: 'Nothing was asked for, or it is too late' } },
  async handler({ services: { payload }, person }) {
    if (!(await takeBackEnd({ payload, person }))) throw notFound()
    return null
  },
})

const backup = defineCall('GET /user/backup', {
  ...about,
  summary: { 'zh-CN': '备份全部内容', en: 'Everything of the account as one file' },
  description: {
    'zh-CN':
      'ZIP：每份简历的 JSON Resume、简历文件与照片，以及资料、图片、订单、会员天数和反馈。同一账号一次只写一份，其余返回 429。',
    en: 'A ZIP: each resume as JSON Resume and as our own file with its photo, then profile, pictures, orders, days of membership and feedback. One at a time for each account; another is answered with 429.',
  },
  cookie: true,
  produces: 'application/zip',
  limit: { points: 20, seconds: 60 * 60, by: 'person' },
  output: z.null(),
  handler(context) {
    const { services, person, request } = context
    const body = writeBackup({ payload: services.payload, person, signal: request.signal })
    if (!body) throw tooMany(BACKUP_SECONDS)
    noteEvent({ context, kind: 'export', detail: 'backup' })
    const day = new Date().toISOString().slice(0, 10)
    return Promise.resolve(attachment({ body, type: 'application/zip', name: `jianli-${day}.zip` }))
  },
})

const storage = defineCall('GET /user/storage', {
  ...about,
  summary: { 'zh-CN': '简历占用的空间', en: 'The room that resumes take' },
  output: z.object({ used: z.number().describe('Bytes'), limit: z.number().describe('Bytes') }),
  async handler({ services: { payload }, person }) {
    return { used: await storedBytes({ payload, owner: person.id }), limit: STORAGE_BYTES }
  },
})

export const accountEndCalls = [backup, storage, end, cancel] as const
