import * as z from 'zod'
import { emptyTrash } from '../../../features/resumes/empty-trash.server'
import { moveToTrash } from '../../../features/resumes/move-to-trash.server'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'

const about = { access: 'owner', tag: 'Resume', limit: WRITE_LIMIT } as const
const deleted = { 'zh-CN': '删除成功', en: 'Deleted successfully' }

const remove = defineCall('POST /resume/remove/{id}', {
  ...about,
  summary: { 'zh-CN': '移入回收站，保留 30 天', en: 'Move to the trash, kept for 30 days' },
  description: {
    'zh-CN': '之后对所有接口都是 404，分享链接也失效。',
    en: 'It is 404 for every call then, shared links included.',
  },
  output: z.null(),
  success: deleted,
  async handler({ services: { payload }, person, params: { id } }) {
    if (!(await moveToTrash({ payload, person, id }))) throw notFound()
    return null
  },
})

const trashRestore = defineCall('POST /resume/trash/restore/{id}', {
  ...about,
  summary: { 'zh-CN': '从回收站恢复', en: 'Take out of the trash' },
  output: z.object({ id: z.string() }),
  async handler({ services: { payload }, person, params: { id } }) {
    if (!(await moveToTrash({ payload, person, id, back: true }))) throw notFound()
    return { id }
  },
})

const trashDelete = defineCall('POST /resume/trash/delete/{id}', {
  ...about,
  summary: { 'zh-CN': '彻底删除回收站中的一份简历', en: 'Delete a resume of the trash for good' },
  description: {
    'zh-CN': '连同历史版本，无法恢复；不在回收站中的为 404。',
    en: 'With its versions, and never to come back; 404 for one that is not in the trash.',
  },
  output: z.null(),
  success: deleted,
  async handler({ services: { payload }, person, params: { id } }) {
    if ((await emptyTrash({ payload, person, id })) === 0) throw notFound()
    return null
  },
})

const trashEmpty = defineCall('POST /resume/trash/empty', {
  ...about,
  access: 'user',
  summary: { 'zh-CN': '清空回收站', en: 'Empty the trash' },
  description: {
    'zh-CN': '彻底删除其中所有简历及历史版本，无法恢复。',
    en: 'Deletes all resumes in it with their versions, never to come back.',
  },
  output: z.object({ deleted: z.number().describe('How many were in it') }),
  success: deleted,
  async handler({ services: { payload }, person }) {
    return { deleted: await emptyTrash({ payload, person }) }
  },
})

export const resumeTrashCalls = [remove, trashRestore, trashDelete, trashEmpty] as const
