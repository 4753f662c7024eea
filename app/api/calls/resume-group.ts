import * as z from 'zod'
import { isKey } from '../../../collections/fields/key-field'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { listGroups } from '../../features/groups/list-groups.server'
import { updateGroup, type UpdateGroupResult } from '../../features/groups/update-group.server'
import { ApiError } from '../engine/api-error'
import { defineCall, WRITE_LIMIT } from '../engine/define-call'
import { notFound } from '../engine/refuse'

const key = z.string().max(60).refine(isKey, { error: 'key' }).describe('a-z, 0-9 and hyphens')
const both = z.object({ 'zh-CN': z.string(), en: z.string() })
const about = { tag: 'Resume group' } as const

const group = z
  .object({
    key: z.string(),
    order: z.number(),
    title: both,
    summary: both,
    text: both.describe('Markdown'),
    cover: z.string().nullable().describe('Address of a picture'),
    types: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        resumeId: z.string().describe('The example resume; its first page is at `picture`'),
        language: z.enum(LANGUAGES),
        templateCode: z.string(),
        picture: z.string(),
      }),
    ),
    updatedAt: z.string(),
  })
  .meta({ id: 'ResumeGroup' })

const list = defineCall('POST /resume-group/list', {
  ...about,
  access: 'public',
  summary: { 'zh-CN': '简历分组及其范例', en: 'The resume groups with their examples' },
  input: z.strictObject({ key: key.optional().describe('Only this group') }),
  output: z.object({ total: z.number(), list: z.array(group) }),
  example: { input: { key: 'engineering' } },
  async handler({ services: { payload }, input: { key } }) {
    const groups = await listGroups({ payload, ...(key ? { key } : {}) })
    return { total: groups.length, list: groups }
  },
})

const text = (max: number) =>
  z.strictObject({ 'zh-CN': z.string().min(1).max(max), en: z.string().min(1).max(max) })

const update = defineCall('POST /resume-group/update', {
  ...about,
  access: 'admin',
  limit: WRITE_LIMIT,
  summary: { 'zh-CN': '修改或新建简历分组', en: 'Change or make a resume group' },
  description: {
    'zh-CN': '标识不存在且标题、简介、正文齐全时新建。自己的简历会复制为公开范例，原简历不变。',
    en: 'A new key makes a group when title, summary and text are all given. A resume of your own is copied into a public example; yours stays as it is.',
  },
  input: z.strictObject({
    key,
    order: z.int().min(0).max(1000).optional(),
    title: text(100).optional(),
    summary: text(300).optional(),
    text: text(20_000).optional(),
    types: z
      .array(z.strictObject({ key, name: z.string().min(1).max(100), resumeId: z.string().max(64) }))
      .max(60)
      .optional()
      .describe('All of them; those left out are no longer shown'),
  }),
  output: group,
  errors: {
    404: { 'zh-CN': '没有这个分组，且新建所需内容不全', en: 'No such group, and too little to make it' },
  },
  example: { input: { key: 'engineering', order: 1 } },
  async handler({ services: { payload }, person, language, input }) {
    const { key, title, summary, text, order, types } = input
    const change = {
      ...(title && { title }),
      ...(summary && { summary }),
      ...(text && { text }),
      ...(order !== undefined && { order }),
      ...(types && { types }),
    }
    const result = await updateGroup({ payload, person, language, key, change })
    if (!result.ok) throw refuseGroup(result)
    const [changed] = await listGroups({ payload, key })
    if (!changed) throw notFound()
    return changed
  },
})

export const resumeGroupCalls = [list, update] as const

function refuseGroup(result: Extract<UpdateGroupResult, { ok: false }>): ApiError {
  if (result.reason === 'not-found') return notFound()
  const path = `types.${result.index}.resumeId`
  return new ApiError({ status: 400, key: 'noExample', values: { path }, data: { issues: [{ path }] } })
}
