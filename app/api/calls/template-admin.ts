import * as z from 'zod'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { TEMPLATE_TAG_KEYS } from '../../../collections/template-tags'
import { createTemplate } from '../../features/templates/create-template.server'
import { refreshTemplates } from '../../features/templates/refresh-templates.server'
import { updateTemplate } from '../../features/templates/update-template.server'
import { ApiError } from '../engine/api-error'
import { defineCall, WRITE_LIMIT } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { content } from './resume/resume-view'

const about = { access: 'admin', tag: 'Template' } as const
const code = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .describe('a-z, 0-9 and -; part of addresses')
const publish = z.enum(['true', 'false']).optional().describe('Publishes, or takes back; as it is without')
const fields = z.strictObject({
  title: z.string().trim().min(1).max(100),
  layout: z.enum(LAYOUT_CODES),
  layoutVersion: z.int().min(1).optional().describe('The newest without it'),
  language: z.enum(LANGUAGES),
  tags: z.array(z.enum(TEMPLATE_TAG_KEYS)).max(20).default([]),
  content,
  order: z.int().min(-1000).max(1000).default(0).describe('Larger ones come first'),
  vipOnly: z.boolean().default(false),
})
// without the defaults of a new one: what is not sent stays as it is
const changes = fields.partial().extend({
  code: code.optional(),
  tags: z.array(z.enum(TEMPLATE_TAG_KEYS)).max(20).optional(),
  order: z.int().min(-1000).max(1000).optional(),
  vipOnly: z.boolean().optional(),
})
const made = z.object({ id: z.string(), code: z.string(), published: z.boolean() })
const taken = { 'zh-CN': '编号已被使用', en: 'The code is in use' }

const create = defineCall('POST /template/create', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '新建模板', en: 'Create a template' },
  description: {
    'zh-CN': '给出 resumeId 时，版式、语言和内容取自自己的这份简历。',
    en: 'With resumeId it takes layout, language and content from that resume of one’s own.',
  },
  query: z.strictObject({ publish }),
  input: z.union([
    fields.extend({ code }),
    z.strictObject({
      code: code.optional().describe('Made without it'),
      title: z.string().trim().min(1).max(100).optional().describe('The resume’s without it'),
      resumeId: z.string().max(64),
    }),
  ]),
  output: made,
  errors: { 404: { 'zh-CN': '简历不存在', en: 'There is no such resume' }, 409: taken },
  example: { input: { code: 'campus-2', resumeId: '6d5b1f0e-41a2-4c52-9b8e-5d7f2a3c9e10' } },
  async handler({ services: { payload }, person, language, input, query }) {
    const publish = query.publish === 'true'
    const created = await createTemplate({ payload, person, language, input, publish })
    if (created.ok) return viewMade(created.template)
    if (created.reason === 'no-resume') throw notFound()
    throw new ApiError({ status: 409, key: 'templateExists' })
  },
})

const update = defineCall('POST /template/update/{code}', {
  ...about,
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '修改模板', en: 'Change a template' },
  description: {
    'zh-CN': '只修改给出的字段；已有简历不受影响。',
    en: 'Changes the fields that are sent; no resume made from it moves.',
  },
  query: z.strictObject({ publish }),
  input: changes,
  output: made,
  errors: { 409: taken },
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  example: { input: { title: 'Campus, one page', tags: ['single-page'] } },
  async handler({ services: { payload }, person, language, params, input, query }) {
    const updated = await updateTemplate({
      ...{ payload, person, language, code: params.code, publish: query.publish },
      changes: input,
    })
    if (updated.ok) return viewMade(updated.template)
    if (updated.reason === 'not-found') throw notFound()
    throw new ApiError({ status: 409, key: 'templateExists' })
  },
})

const refresh = defineCall('GET /template/refresh-data', {
  ...about,
  summary: {
    'zh-CN': '重新统计使用次数并重绘缩略图',
    en: 'Recount the use of templates and redraw their pictures',
  },
  output: z.object({
    templates: z.array(z.object({ code: z.string(), useCount: z.number() })),
    pictures: z.number().describe('Pictures that are ready'),
  }),
  limit: { points: 10, seconds: 10 * 60, by: 'person' },
  handler: async ({ services }) => refreshTemplates({ services }),
})

export const templateAdminCalls = [create, update, refresh] as const

function viewMade({ id, code: own, _status }: { id: string; code: string; _status?: string | null }) {
  return { id: String(id), code: own, published: _status === 'published' }
}
