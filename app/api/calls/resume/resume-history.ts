import * as z from 'zod'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { listVersions } from '../../../features/resumes/list-versions.server'
import { restoreVersion } from '../../../features/resumes/restore-version.server'
import { saveWorkingCopy } from '../../../features/resumes/save-working-copy.server'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { refuseResume } from './refuse-resume'
import { content } from './resume-view'

const about = { method: 'POST', access: 'owner', tag: 'Resume' } as const
const conflict = {
  409: {
    'zh-CN': 'revision 已过期，data 为较新的简历；或存储已满',
    en: 'revision is stale; data is the newer resume. Or there is no room',
  },
}

const dataTmp = defineCall({
  ...about,
  path: '/resume/data-tmp/{id}',
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '自动保存工作副本', en: 'Autosave the working copy' },
  description: {
    'zh-CN': '不产生修订；resume/info 以 dataTmp 返回，resume/update 清除。',
    en: 'Makes no revision; resume/info answers it as dataTmp, resume/update clears it.',
  },
  input: z.strictObject({
    content,
    revision: z.int().min(1).describe('The saved revision it was made from'),
  }),
  output: z.object({ savedAt: z.string() }),
  errors: conflict,
  async handler({ services: { payload }, person, params: { id }, input }) {
    const saved = await saveWorkingCopy({ payload, person, id, ...input })
    if (!saved.ok) throw refuseResume(saved)
    return saved
  },
})

const versions = defineCall({
  ...about,
  path: '/resume/versions/{id}',
  summary: {
    'zh-CN': '历史版本，按套餐显示至多 50 个，新的在前',
    en: 'Kept versions, as many as the plan shows (up to 50), newest first',
  },
  output: z.array(
    z.object({ version: z.string(), revision: z.number(), title: z.string(), createdAt: z.string() }),
  ),
  async handler({ services: { payload }, person, params: { id } }) {
    const kept = await listVersions({ payload, person, id })
    if (!kept) throw notFound()
    return kept
  },
})

const restore = defineCall({
  ...about,
  path: '/resume/restore/{id}',
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '把历史版本恢复为最新修订', en: 'Make a kept version the newest revision' },
  input: z.strictObject({ version: z.string().max(200).describe('From resume/versions') }),
  output: z.object({ id: z.string(), revision: z.number() }),
  errors: conflict,
  async handler({ services, person, params: { id }, input: { version } }) {
    const restored = await restoreVersion({ payload: services.payload, person, id, version })
    if (!restored.ok) throw refuseResume(restored)
    planAhead({ services, id })
    return restored.resume
  },
})

export const resumeHistoryCalls = [dataTmp, versions, restore] as const
