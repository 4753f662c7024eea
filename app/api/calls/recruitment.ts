import * as z from 'zod'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { listJobs } from '../../features/recruitment/list-jobs.server'
import { defineCall } from '../engine/define-call'
import { pageNum } from './fields'

const job = z
  .object({
    id: z.string(),
    position: z.string(),
    company: z.string(),
    city: z.string(),
    tags: z.array(z.string()),
    language: z.enum(LANGUAGES),
    source: z.string(),
    deadline: z.string().describe('The last day, YYYY-MM-DD; empty when always open'),
    postedAt: z.string(),
    past: z.boolean(),
  })
  .meta({ id: 'Job' })

const list = defineCall('POST /recruitment/list', {
  access: 'public',
  tag: 'Recruitment',
  summary: { 'zh-CN': '招聘列表', en: 'List the jobs' },
  description: {
    'zh-CN': '先是正在招聘的，按发布时间从新到旧，每页 20 个；最后一页附上最近截止的。',
    en: 'Open ones by date posted, newest first, 20 to a page; the last page adds the latest that are over.',
  },
  input: z.strictObject({
    q: z.string().max(100).default('').describe('Words of position, company, city or description'),
    city: z.string().max(60).default(''),
    tag: z.string().max(30).default(''),
    pageNum,
  }),
  output: z.object({ total: z.number(), pages: z.number(), open: z.array(job), past: z.array(job) }),
  example: { input: { q: 'nurse', pageNum: 1 } },
  handler: ({ services: { payload }, language, input: { pageNum, ...filters } }) =>
    listJobs({ payload, language, filters: { ...filters, page: pageNum } }),
})

export const recruitmentCalls = [list] as const
