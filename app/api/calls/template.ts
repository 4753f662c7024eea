import * as z from 'zod'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { TEMPLATE_TAG_KEYS, TEMPLATE_TAGS } from '../../../collections/template-tags'
import { contentOf } from '../../features/resumes/resume'
import { findTemplate, type TemplateDocument } from '../../features/templates/find-template.server'
import { mayUseTemplate } from '../../features/membership/may-use-template.server'
import { listTemplates } from '../../features/templates/list-templates.server'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { pageNum } from './fields'
import { notFound } from '../engine/refuse'
import { content } from './resume/resume-view'

const templateTag = z.enum(TEMPLATE_TAG_KEYS)
const about = { access: 'public', tag: 'Template' } as const

const summary = z
  .object({
    code: z.string(),
    title: z.string(),
    tags: z.array(templateTag),
    layout: z.string(),
    layoutVersion: z.number(),
    language: z.enum(LANGUAGES),
    useCount: z.number(),
    publishedAt: z.string().nullable(),
    vipOnly: z.boolean(),
  })
  .meta({ id: 'TemplateSummary' })

const list = defineCall('POST /template/list', {
  ...about,
  summary: { 'zh-CN': '模板列表', en: 'List the templates' },
  input: z.strictObject({
    code: z.string().max(60).optional(),
    tags: z.array(templateTag).max(20).default([]).describe('Any of them'),
    pageNum,
    pageSize: z.int().min(1).max(100).default(12),
    filter: z.enum(['new', 'hot']).default('new').describe('Newest or most used first'),
    content: z
      .boolean()
      .default(false)
      .describe('Rows with their content, as far as the caller may use them'),
  }),
  output: z.object({
    total: z.number(),
    list: z.array(summary.extend({ content: content.nullable().optional() })),
  }),
  example: { input: { tags: ['minimalist'], pageNum: 1, pageSize: 12, filter: 'hot' } },
  async handler({ services: { payload }, person, input: { code, content, ...input } }) {
    const { total, list } = await listTemplates({ payload, ...input, ...(code ? { code } : {}) })
    if (!content) return { total, list: list.map(summarise) }
    const rows = list.map(async (row) => {
      const template = (await mayUseTemplate({ payload, person, template: row }))
        ? await findTemplate({ payload, code: row.code })
        : null
      return { ...summarise(row), content: template && contentOf(template) }
    })
    return { total, list: await Promise.all(rows) }
  },
})

const info = defineCall('POST /template/info/{code}', {
  ...about,
  summary: { 'zh-CN': '模板及其内容', en: 'A template with its content' },
  description: {
    'zh-CN': '会员专属模板的内容仅会员可读。',
    en: 'The content of a template for members is theirs to read.',
  },
  errors: { 403: { 'zh-CN': '会员专属模板', en: 'The template is for members' } },
  output: summary.extend({ content }).meta({ id: 'Template' }),
  async handler({ services: { payload }, person, params: { code } }) {
    const template = await findTemplate({ payload, code })
    if (!template) throw notFound()
    if (!(await mayUseTemplate({ payload, person, template })))
      throw new ApiError({ status: 403, key: 'membersOnly' })
    return { ...summarise(template), content: contentOf(template) }
  },
})

const tags = defineCall('POST /template/tags', {
  ...about,
  summary: { 'zh-CN': '模板标签', en: 'The template tags' },
  output: z.array(
    z.object({
      key: templateTag,
      name: z.string().describe('In the caller’s language'),
      names: z.object({ 'zh-CN': z.string(), en: z.string() }),
    }),
  ),
  handler: async ({ language }) =>
    TEMPLATE_TAG_KEYS.map((key) => ({ key, name: TEMPLATE_TAGS[key][language], names: TEMPLATE_TAGS[key] })),
})

export const templateCalls = [list, info, tags] as const

function summarise(template: Omit<TemplateDocument, 'content'>): z.input<typeof summary> {
  return {
    ...template,
    tags: template.tags ?? [],
    useCount: template.useCount ?? 0,
    publishedAt: template.publishedAt ?? null,
    vipOnly: template.vipOnly ?? false,
  }
}
