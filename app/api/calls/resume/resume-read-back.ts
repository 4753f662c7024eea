import * as z from 'zod'
import { LAYOUT_CODES } from '../../../../collections/layout-codes'
import { readPdf } from '../../../features/pdf/export-pdf.server'
import { reading } from '../../../features/read-back/reading'
import { findOwnResume } from '../../../features/resumes/find-own-resume.server'
import { contentOf } from '../../../features/resumes/resume'
import { defineCall } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { GUEST_MEGABYTES } from './guest-megabytes'
import { content } from './resume-view'

const about = {
  tag: 'Files',
  output: reading.extend({ key: z.string().describe('Of the file, as X-Read-Back-Key') }),
} as const

const ownReading = defineCall('GET /resume/read-back/{id}', {
  ...about,
  access: 'owner',
  summary: { 'zh-CN': '回读自己简历的 PDF', en: 'What is read of the PDF of one’s own resume' },
  description: {
    'zh-CN':
      '招聘系统从 PDF 中按顺序读到的文字，以及与简历不符之处：missing 缺失、out-of-order 顺序不对、unreadable 字符读不出。key 指某次导出的文件，不指定则为最近保存的修订，需要时先生成；正在读的文件读完后返回。',
    en: 'The text a hiring system takes out of the PDF, in its order, and where that is not the resume: missing, out-of-order, unreadable. `key` names an exported file; without it the saved revision is meant, drawn first where need be. A file that is being read is answered when that is done.',
  },
  limit: { points: 300, seconds: 10 * 60, by: 'person' },
  query: z.strictObject({
    key: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  async handler({ services, person, params, query: { key }, request: { signal } }) {
    const resume = await findOwnResume({ payload: services.payload, person, id: params.id })
    if (!resume) throw notFound()
    const { layout, layoutVersion, id, revision } = resume
    const read = await readPdf({
      ...{ services, layout, layoutVersion, content: contentOf(resume), key, signal },
      owner: { resume: id, revision },
    })
    if (!read) throw notFound()
    return { ...read.reading, key: read.key }
  },
})

const guestReading = defineCall('POST /puppeteer/guest-read-back', {
  ...about,
  megabytes: GUEST_MEGABYTES,
  // one for each PDF of a guest, and as many again for those who look before they export
  limit: { points: 40, seconds: 24 * 60 * 60, by: 'ip' },
  access: 'public',
  summary: { 'zh-CN': '未登录时回读 PDF', en: 'What is read of a PDF before signing in' },
  description: {
    'zh-CN': '简历随请求发来；刚导出过的同一份简历直接返回结果，几分钟后即清除。',
    en: 'The resume comes with the request. What was read of one that was just exported is answered at once, and forgotten after some minutes.',
  },
  input: z.strictObject({ layout: z.enum(LAYOUT_CODES), layoutVersion: z.int().min(1).optional(), content }),
  async handler({ services, input, request: { signal } }) {
    const read = await readPdf({ ...input, services, isUnkept: true, signal })
    if (!read) throw notFound()
    return { ...read.reading, key: read.key }
  },
})

export const resumeReadBackCalls = [ownReading, guestReading] as const
