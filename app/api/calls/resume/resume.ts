import * as z from 'zod'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { findExampleById } from '../../../features/groups/find-example-by-id.server'
import { copyResume } from '../../../features/resumes/copy-resume.server'
import { countResumes } from '../../../features/resumes/count-resumes.server'
import { createResume } from '../../../features/resumes/create-resume.server'
import { findOwnResume } from '../../../features/resumes/find-own-resume.server'
import { countOpenComments } from '../../../features/review-comments/count-open.server'
import { listResumes } from '../../../features/resumes/list-resumes.server'
import { RESUME_SORTS } from '../../../features/resumes/arrange-resumes'
import { tagResume } from '../../../features/resumes/tag-resume.server'
import { twinsOf } from '../../../features/resumes/twins-of.server'
import { updateResume } from '../../../features/resumes/update-resume.server'
import { withOpenLink } from '../../../features/sharing/with-open-link.server'
import { LAYOUT_CODES } from '../../../../collections/layout-codes'
import { LONGEST_TAG, resumeTags, tagsOf } from '../../../../collections/resumes/tags'
import { isSuperAdmin } from '../../../../collections/roles'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { accessCode, pageNum, resumeTitle } from '../fields'
import { notFound } from '../../engine/refuse'
import { refuseResume } from './refuse-resume'
import { content, layoutVersion, listedResume, resumeView, summarise, viewResume } from './resume-view'

const about = { access: 'owner', tag: 'Resume' } as const
const full = { 'zh-CN': '简历数量或存储已达上限', en: 'No room for another resume' }
const templateCode = z.string().max(60)

const create = defineCall('POST /resume/create', {
  ...about,
  access: 'user',
  summary: { 'zh-CN': '新建简历', en: 'Create a resume' },
  description: {
    'zh-CN': '不带 content 时使用模板的内容；templateCode 为空则新建空白简历。',
    en: 'Without content it takes the template’s; with an empty templateCode it is blank.',
  },
  limit: { points: 300, seconds: 10 * 60, by: 'person' },
  input: z.strictObject({
    title: resumeTitle.optional().describe('Without it the template’s title'),
    templateCode: templateCode.default(''),
    content: content.optional(),
    layout: z.enum(LAYOUT_CODES).optional().describe('Without it the template’s'),
    layoutVersion: layoutVersion.optional().describe('Without it the template’s'),
  }),
  output: z.string().describe('The new id; its revision is 1'),
  errors: {
    403: { 'zh-CN': '此模板为会员专属', en: 'The template is for members' },
    404: { 'zh-CN': '模板不存在', en: 'There is no such template' },
    409: full,
  },
  example: {
    input: { title: 'Product manager', templateCode: 'classic-en' },
    output: '6d5b1f0e-41a2-4c52-9b8e-5d7f2a3c9e10',
  },
  async handler({ services, person, input, language }) {
    const created = await createResume({ payload: services.payload, person, language, ...input })
    if (!created.ok) throw refuseResume(created)
    planAhead({ services, id: created.resume.id })
    return created.resume.id
  },
})

const info = defineCall('POST /resume/info/{id}', {
  ...about,
  summary: { 'zh-CN': '读取简历', en: 'Read a resume' },
  description: {
    'zh-CN': '自己的简历，或简历分组所展示的范例。',
    en: 'One of one’s own, or an example that a resume group shows.',
  },
  output: resumeView,
  async handler({ services: { payload }, person, params: { id } }) {
    const own = await findOwnResume({ payload, person, id })
    const resume = own ?? (await findExampleById({ payload, id }))
    if (!resume) throw notFound()
    const twins = await twinsOf({ payload, person, resumes: own ? [own] : [] })
    return { ...viewResume(resume), otherLanguage: twins.get(id) ?? null }
  },
})

const list = defineCall('POST /resume/list', {
  ...about,
  access: 'user',
  summary: { 'zh-CN': '我的简历，可搜索、排序、按标签筛选', en: 'My resumes: search, order, by tag' },
  description: {
    'zh-CN': '每页至多 10 份，超级管理员至多 100 份；更大的 pageSize 按上限处理。',
    en: 'At most 10 a page, 100 for a super admin; a larger pageSize counts as that.',
  },
  input: z.strictObject({
    pageNum,
    pageSize: z.int().min(1).max(100).optional().describe('10, for a super admin 100'),
    trash: z.boolean().default(false).describe('What lies in the trash instead'),
    q: z.string().trim().max(100).default('').describe('Words of title, name, position or tags'),
    tag: z.string().max(LONGEST_TAG).nullable().default(null).describe('Only those with this tag'),
    sort: z.enum(RESUME_SORTS).default('updated').describe('Last changed, last created, or by title'),
  }),
  output: z.object({
    total: z.number().describe('How many fit'),
    list: z.array(listedResume),
    tags: z.array(z.object({ tag: z.string(), count: z.number() })).describe('Of all, whatever is asked for'),
  }),
  example: { input: { pageNum: 1, pageSize: 10 } },
  async handler({ services: { payload }, person, input, language }) {
    const most = isSuperAdmin(person) ? 100 : 10
    const pageSize = Math.min(input.pageSize ?? most, most)
    const page = await listResumes({ payload, person, ...input, pageSize, language })
    const twins = await twinsOf({ payload, person, resumes: page.list })
    const ids = page.list.map(({ id }) => id)
    const comments = await countOpenComments({ payload, resumes: ids })
    const linked = await withOpenLink({ payload, resumes: ids })
    const list = page.list.map((resume) => ({
      ...summarise(resume),
      otherLanguage: twins.get(resume.id) ?? null,
      tags: tagsOf(resume),
      shared: !resume.deletedAt && (Boolean(resume.accessCode) || linked.has(resume.id)),
      openComments: comments.get(resume.id) ?? 0,
    }))
    return { ...page, list }
  },
})

const tags = defineCall('POST /resume/tags/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '设置简历的标签', en: 'Tag a resume' },
  description: {
    'zh-CN': '整体替换。标签只属于列表，不进入简历内容，也不产生修订。',
    en: 'Replaces them all. They belong to the list: no part of the document, and no revision.',
  },
  input: z.strictObject({ tags: resumeTags }),
  output: z.object({ id: z.string(), tags: resumeTags }),
  example: { input: { tags: ['2026', 'Berlin'] } },
  async handler({ services: { payload }, person, params: { id }, input }) {
    const kept = await tagResume({ payload, person, id, ...input })
    if (!kept) throw notFound()
    return { id, tags: kept }
  },
})

const update = defineCall('POST /resume/update', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '保存简历', en: 'Save a resume' },
  description: {
    'zh-CN':
      '带上 revision 时，若已有更新的修订则返回 409，data 为较新的简历。content 整体替换，并清除 dataTmp。',
    en: 'With revision, a newer saved one answers 409 with the newer resume in data. content is replaced as a whole; dataTmp is cleared.',
  },
  input: z
    .strictObject({
      id: z.string().max(200),
      title: resumeTitle.optional(),
      content: content.optional(),
      layout: z.enum(LAYOUT_CODES).optional().describe('Another layout, in its newest version'),
      layoutVersion: layoutVersion.optional().describe('The newest without it'),
      accessCode: accessCode.optional(),
      revision: z.int().min(1).optional().describe('The revision the change was made on'),
    })
    .refine(
      ({ title, content, layout, layoutVersion, accessCode }) =>
        [title, content, layout, layoutVersion, accessCode].some((value) => value !== undefined),
      {
        error: 'nothing',
      },
    ),
  output: z.object({ id: z.string(), revision: z.number(), updatedAt: z.string() }),
  errors: {
    409: {
      'zh-CN': 'revision 已过期，data 为较新的简历；或存储已满',
      en: 'revision is stale; data is the newer resume. Or there is no room',
    },
  },
  example: { input: { id: '6d5b…', title: 'Product manager', revision: 1 } },
  async handler({ services, person, input: { id, revision, ...changes } }) {
    const { payload } = services
    const updated = await updateResume({ payload, person, id, changes, ...(revision ? { revision } : {}) })
    if (!updated.ok) throw refuseResume(updated)
    planAhead({ services, id })
    return updated.resume
  },
})

const copy = defineCall('POST /resume/copy/{id}', {
  ...about,
  summary: { 'zh-CN': '复制简历', en: 'Copy a resume' },
  output: z.string().describe('The new resume’s id; its revision is 1'),
  errors: { 409: full },
  limit: { points: 300, seconds: 10 * 60, by: 'person' },
  async handler({ services, person, params: { id }, language }) {
    const copied = await copyResume({ payload: services.payload, person, id, language })
    if (!copied.ok) throw refuseResume(copied)
    planAhead({ services, id: copied.resume.id })
    return copied.resume.id
  },
})

const count = defineCall('GET /resume/count', {
  ...about,
  access: 'public',
  summary: { 'zh-CN': '本站的简历数量', en: 'How many resumes this site keeps' },
  output: z.number(),
  example: { output: 1204 },
  handler: ({ services: { payload } }) => countResumes({ payload }),
})

export const resumeCalls = [create, info, list, tags, update, copy, count] as const
