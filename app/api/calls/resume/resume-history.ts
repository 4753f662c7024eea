import * as z from 'zod'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { findVersion } from '../../../features/versions/find-version.server'
import { nameVersion } from '../../../features/versions/name-version.server'
import { listVersions } from '../../../features/versions/list-versions.server'
import { restoreVersion } from '../../../features/versions/restore-version.server'
import { contentOf } from '../../../features/resumes/resume'
import { saveWorkingCopy } from '../../../features/resumes/save-working-copy.server'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { refuseResume } from './refuse-resume'
import { content } from './resume-view'

const about = { access: 'owner', tag: 'Resume' } as const
const conflict = {
  409: {
    'zh-CN': 'revision 已过期，data 为较新的简历；或存储已满',
    en: 'revision is stale; data is the newer resume. Or there is no room',
  },
}

const dataTmp = defineCall('POST /resume/data-tmp/{id}', {
  ...about,
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

const kept = z.object({
  version: z.string(),
  revision: z.number(),
  title: z.string(),
  name: z.string().describe('Given by the owner; empty without one'),
  createdAt: z.string(),
})
const counts = z.object({ added: z.number(), changed: z.number(), removed: z.number() })
const whichVersion = z.string().max(200).describe('From resume/versions')

const versions = defineCall('POST /resume/versions/{id}', {
  ...about,
  // Each compares dozens of documents.
  limit: { points: 60, seconds: 10 * 60, by: 'person' },
  summary: {
    'zh-CN': '历史版本，按套餐显示至多 50 个，新的在前',
    en: 'Kept versions, as many as the plan shows (up to 50), newest first',
  },
  description: {
    'zh-CN': '命名的版本和最近一次导出的版本总会列出，也不会被清理；其余的越旧留得越稀。',
    en: 'Those with a name and the one last exported are always shown and kept; of others fewer are kept the older they are.',
  },
  output: z.array(
    kept.extend({
      exported: z
        .object({ format: z.string(), at: z.string() })
        .nullable()
        .describe('Of the version last exported: when, and as what; else null'),
      changes: counts.nullable().describe('Printed texts, against the version before it in this list'),
    }),
  ),
  async handler({ services: { payload }, person, params: { id } }) {
    const list = await listVersions({ payload, person, id })
    if (!list) throw notFound()
    return list
  },
})

const version = defineCall('POST /resume/version/{id}', {
  ...about,
  summary: { 'zh-CN': '读取一个历史版本', en: 'Read a kept version' },
  input: z.strictObject({ version: whichVersion }),
  output: z.object({ title: z.string(), layout: z.string(), content }),
  async handler({ services: { payload }, person, params: { id }, input }) {
    const found = await findVersion({ payload, person, id, ...input })
    if (!found) throw notFound()
    const { title, layout } = found.version
    return { title, layout, content: contentOf(found.version) }
  },
})

const versionName = defineCall('POST /resume/version-name/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '给历史版本命名', en: 'Name a kept version' },
  description: {
    'zh-CN': '每份简历至多 10 个名称；命名的版本不会被清理。',
    en: 'At most 10 names a resume; a version with a name is kept however old it grows.',
  },
  input: z.strictObject({
    version: whichVersion,
    name: z.string().trim().max(60).describe('Empty takes the name away'),
  }),
  output: z.object({ name: z.string() }),
  errors: { 409: { 'zh-CN': '名称已达上限', en: 'No room for another name' } },
  async handler({ services: { payload }, person, params: { id }, input }) {
    const named = await nameVersion({ payload, person, id, ...input })
    if (!named.ok) throw refuseResume(named)
    return { name: input.name }
  },
})

const restore = defineCall('POST /resume/restore/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '把历史版本恢复为最新修订', en: 'Make a kept version the newest revision' },
  input: z.strictObject({ version: whichVersion }),
  output: z.object({ id: z.string(), revision: z.number() }),
  errors: conflict,
  async handler({ services, person, params: { id }, input: { version } }) {
    const restored = await restoreVersion({ payload: services.payload, person, id, version })
    if (!restored.ok) throw refuseResume(restored)
    planAhead({ services, id })
    return restored.resume
  },
})

export const resumeHistoryCalls = [dataTmp, versions, version, versionName, restore] as const
