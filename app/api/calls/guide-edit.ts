import * as z from 'zod'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { createGuide, type GuideChanges } from '../../features/guides/create-guide.server'
import { viewGuide } from '../../features/guides/guide-view'
import { DRAFT_LISTS, listDrafts } from '../../features/guides/list-drafts.server'
import { trashGuide } from '../../features/guides/trash-guide.server'
import { GUIDE_ACTIONS, updateGuide } from '../../features/guides/update-guide.server'
import { isDocumentId } from '~/database/is-document-id'
import { ApiError } from '../engine/api-error'
import { defineCall, WRITE_LIMIT } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { pageNum } from './fields'
import { guideContent, guideSummary, guideTag } from './guide-view'

const about = { access: 'admin', tag: 'Guide' } as const
const id = z.string().max(60)
const documentId = id.refine(isDocumentId, { error: 'id' })

const fields = z.strictObject({
  title: z.string().trim().min(1).max(120).optional(),
  slug: z
    .string()
    .regex(/^(?!edit$)[a-z0-9][a-z0-9-]*$/)
    .max(80)
    .optional()
    .describe('Its address: a-z, 0-9 and hyphens'),
  summary: z.string().trim().max(300).optional(),
  language: z.enum(LANGUAGES).optional(),
  tags: z.array(guideTag).max(20).optional(),
  author: z.string().trim().max(60).optional(),
  cover: documentId.nullable().optional().describe('Id of a picture'),
  related: z.array(documentId).max(6).optional().describe('Ids of guides'),
  content: guideContent.optional(),
})

const draftList = defineCall('POST /guide/draft-list', {
  ...about,
  summary: { 'zh-CN': '草稿列表', en: 'List the drafts' },
  input: z.strictObject({
    show: z
      .enum(DRAFT_LISTS)
      .default('drafts')
      .describe('Drafts and pending changes, every guide, or the trash'),
    pageNum,
    pageSize: z.int().min(1).max(100).default(12),
  }),
  output: z.object({
    total: z.number(),
    list: z.array(
      guideSummary.extend({
        live: z.boolean().describe('The public sees a version of it'),
        draft: z.boolean().describe('The newest version is not the public one'),
      }),
    ),
  }),
  handler: ({ services: { payload }, person, input }) => listDrafts({ payload, person, ...input }),
})

const create = defineCall('POST /guide/create', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '新建草稿', en: 'Create a draft' },
  input: fields.extend({ title: z.string().trim().min(1).max(120) }),
  output: z.string().describe('Its id'),
  handler: ({ services: { payload }, person, language, input }) =>
    createGuide({ payload, person, language, changes: changesOf(input) }),
})

const update = defineCall('POST /guide/update', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '保存、发布或撤回', en: 'Save, publish or withdraw' },
  description: {
    'zh-CN': '保存只留下草稿，已发布的内容到再次发布才会改变。',
    en: 'Saving keeps a draft; what is published changes when it is published again.',
  },
  input: fields.extend({
    id,
    action: z.enum(GUIDE_ACTIONS).default('save'),
    updatedAt: z
      .string()
      .max(40)
      .optional()
      .describe('Of the version that was changed; another newest one is 409'),
  }),
  output: guideSummary,
  errors: {
    404: { 'zh-CN': '指南不存在', en: 'There is no such guide' },
    409: { 'zh-CN': '已在别处修改', en: 'It was changed elsewhere' },
  },
  async handler({ services: { payload }, person, language, input: { id, action, updatedAt, ...input } }) {
    const changes = changesOf(input)
    const result = await updateGuide({ payload, person, language, id, action, updatedAt, changes })
    if (result.ok) return viewGuide(result.guide)
    if (result.reason === 'not-found') throw notFound()
    throw new ApiError({ status: 409, key: 'guideConflict', data: viewGuide(result.newer) })
  },
})

const remove = defineCall('POST /guide/delete/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '移到回收站', en: 'Move to the trash' },
  success: { 'zh-CN': '删除成功', en: 'Deleted successfully' },
  output: z.null(),
  async handler({ services: { payload }, person, params }) {
    if (!(await trashGuide({ payload, person, id: params.id, trashed: true }))) throw notFound()
    return null
  },
})

const restore = defineCall('POST /guide/restore/{id}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '从回收站恢复', en: 'Take back out of the trash' },
  output: z.null(),
  async handler({ services: { payload }, person, params }) {
    if (!(await trashGuide({ payload, person, id: params.id, trashed: false }))) throw notFound()
    return null
  },
})

export const guideEditCalls = [draftList, create, update, remove, restore] as const

/** What was sent, and only that. */
function changesOf(input: z.output<typeof fields>): GuideChanges {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  // an edge: the schema has the collection's fields; the document's nodes are checked by its editor
  return Object.fromEntries(given) as GuideChanges
}
