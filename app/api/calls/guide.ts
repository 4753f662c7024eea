import * as z from 'zod'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { isAdmin } from '../../../collections/roles'
import { findGuide } from '../../features/guides/find-guide.server'
import { viewGuide } from '../../features/guides/guide-view'
import { listGuides } from '../../features/guides/list-guides.server'
import { defineCall } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { pageNum } from './fields'
import { guideContent, guideSummary, guideTag } from './guide-view'

const about = { access: 'public', tag: 'Guide' } as const

const list = defineCall('POST /guide/list', {
  ...about,
  summary: { 'zh-CN': '指南列表', en: 'List the published guides' },
  input: z.strictObject({
    language: z.enum(LANGUAGES).optional(),
    tags: z.array(guideTag).max(20).default([]).describe('Any of them'),
    query: z.string().max(100).default('').describe('Words in title or summary'),
    pageNum,
    pageSize: z.int().min(1).max(100).default(12),
  }),
  output: z.object({ total: z.number(), list: z.array(guideSummary) }),
  example: { input: { language: 'en', tags: ['writing'], pageNum: 1, pageSize: 12 } },
  handler: ({ services: { payload }, input }) => listGuides({ payload, ...input }),
})

const detail = defineCall('POST /guide/detail/{id}', {
  ...about,
  summary: { 'zh-CN': '一篇指南', en: 'A guide with its text' },
  description: {
    'zh-CN': 'id 也可以是网址标识。管理员可用 draft 读取最新草稿。',
    en: 'The id may be the address too. Administrators read the newest draft with `draft`.',
  },
  input: z.strictObject({ draft: z.boolean().default(false) }),
  output: guideSummary
    .extend({
      content: guideContent,
      published: z.boolean().describe('Whether this version is the public one'),
      live: z.boolean().describe('The public sees a version of it'),
      related: z.array(z.string()).describe('Ids, for administrators'),
    })
    .meta({ id: 'Guide' }),
  async handler({ services: { payload }, person, params, input: { draft } }) {
    const editor = draft && person && isAdmin(person) ? { editor: person } : { editor: undefined }
    const [shown, stored] = await Promise.all([
      findGuide({ payload, key: params.id, ...editor }),
      findGuide({ payload, key: params.id, ...editor, depth: 0 }),
    ])
    if (!shown || !stored) throw notFound()
    const shownToAll = editor.editor ? await findGuide({ payload, key: stored.id, depth: 0 }) : stored
    return {
      ...viewGuide(shown),
      content: stored.content ?? EMPTY,
      published: stored._status === 'published',
      live: shownToAll !== null,
      related: (stored.related ?? []).map((other) => (typeof other === 'string' ? other : other.id)),
    }
  },
})

const EMPTY = { root: { type: 'root', children: [] } }

export const guideCalls = [list, detail] as const
