import * as z from 'zod'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { makeTwin } from '../../../features/resumes/make-twin.server'
import { pairResumes } from '../../../features/resumes/pair-resumes.server'
import { partResumes } from '../../../features/resumes/part-resumes.server'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { refuseResume } from './refuse-resume'

const about = { access: 'owner', tag: 'Resume' } as const

const make = defineCall('POST /resume/twin/make/{id}', {
  ...about,
  summary: { 'zh-CN': '生成另一语言的简历，文字待译', en: 'Make the resume’s twin, to be translated' },
  description: {
    'zh-CN':
      '复制一份：常用标题已换成另一语言，其余文字原样保留并标为待译。由助手翻译请用 ai/task/add 的 translate。',
    en: 'A copy: the usual headings are in the other language, every other text stays and is marked as waiting. The assistant’s translation is translate of ai/task/add.',
  },
  limit: { points: 300, seconds: 10 * 60, by: 'person' },
  output: z.string().describe('The new resume’s id; its revision is 1'),
  errors: {
    409: { 'zh-CN': '已有另一语言的版本，或没有空间', en: 'It has a twin already, or there is no room' },
  },
  async handler({ services, person, params: { id } }) {
    const made = await makeTwin({ payload: services.payload, person, id })
    if (!made.ok) throw refuseResume(made)
    planAhead({ services, id: made.resume.id })
    return made.resume.id
  },
})

const pair = defineCall('POST /resume/twin/pair/{id}', {
  ...about,
  summary: { 'zh-CN': '把两份简历设为同一份的两种语言', en: 'Pair two resumes as the two languages of one' },
  description: {
    'zh-CN': '两份都须是自己的、语言不同，且都没有另一语言的版本。内容与修订不变。',
    en: 'Both one’s own, in two languages, and neither with a twin. No content and no revision changes.',
  },
  limit: WRITE_LIMIT,
  input: z.strictObject({ other: z.string().max(200).describe('Id of the resume in the other language') }),
  output: z.object({ id: z.string(), other: z.string() }),
  errors: {
    409: {
      'zh-CN': '语言相同，或其中一份已有另一语言的版本',
      en: 'They are in one language, or one has a twin already',
    },
  },
  example: { input: { other: '6d5b1f0e-41a2-4c52-9b8e-5d7f2a3c9e10' } },
  async handler({ services: { payload }, person, params: { id }, input: { other } }) {
    const paired = await pairResumes({ payload, person, id, other })
    if (!paired.ok) throw refuseResume(paired)
    return { id, other }
  },
})

const part = defineCall('POST /resume/twin/part/{id}', {
  ...about,
  summary: { 'zh-CN': '解除两种语言的配对', en: 'Take a resume apart from its twin' },
  description: {
    'zh-CN': '两份简历都保持原样。没有配对时也算成功。',
    en: 'Both stay as they are. Without a twin it succeeds, too.',
  },
  limit: WRITE_LIMIT,
  output: z.object({ id: z.string() }),
  async handler({ services: { payload }, person, params: { id } }) {
    if (!(await partResumes({ payload, person, id }))) throw notFound()
    return { id }
  },
})

export const resumeTwinCalls = [make, pair, part] as const
