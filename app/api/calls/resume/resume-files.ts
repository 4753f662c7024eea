import * as z from 'zod'
import { shownTitle } from '../../../../collections/resumes/title-of'
import { WRITTEN_FORMATS } from '../../../features/interchange/write-resume'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { findOwnResume } from '../../../features/resumes/find-own-resume.server'
import { importResume } from '../../../features/resumes/import-resume.server'
import { contentOf } from '../../../features/resumes/resume'
import { markExport } from '../../../features/versions/mark-export.server'
import { inDocumentThread } from '../../../features/threads/in-document-thread.server'
import { ApiError } from '../../engine/api-error'
import { attachment } from '../../engine/attachment'
import { defineCall } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { noteEvent } from '../note-event'
import { refuseResume } from './refuse-resume'

const place = z.object({ path: z.string(), message: z.string() })

const importCall = defineCall('POST /resume/import', {
  access: 'user',
  tag: 'Files',
  summary: { 'zh-CN': '导入 JSON Resume', en: 'Import JSON Resume' },
  description: {
    'zh-CN':
      'data 为 JSON Resume 对象；也可以 multipart/form-data 上传 file。不能打印的内容保留到导出，并在 warnings 中列出路径。',
    en: 'data is the JSON Resume object; or upload it as file with multipart/form-data. What can’t be printed is kept for export and named by path in warnings.',
  },
  upload: 'data',
  limit: { points: 120, seconds: 10 * 60, by: 'person' },
  input: z.strictObject({
    format: z.enum(['jsonresume']).default('jsonresume'),
    data: z.record(z.string(), z.unknown()).describe('JSON Resume 1.0.0, further properties allowed'),
  }),
  output: z.object({ id: z.string(), revision: z.number(), warnings: z.array(place) }),
  errors: { 409: { 'zh-CN': '简历数量或存储已达上限', en: 'No room for another resume' } },
  example: { input: { data: { basics: { name: 'Lin Mei', email: 'mei@example.com' } } } },
  async handler({ services, person, language, input: { data } }) {
    const imported = await importResume({ payload: services.payload, person, language, data })
    if (imported.ok) planAhead({ services, id: imported.id })
    if (imported.ok) return imported
    if (imported.reason !== 'unreadable') throw refuseResume(imported)
    const issues = imported.errors.map(({ path, message }) => ({
      path: path ? `data.${path}` : 'data',
      message,
    }))
    const values = { path: issues[0]?.path ?? 'data', problem: issues[0]?.message ?? '' }
    throw new ApiError({ status: 400, key: 'invalid', values, data: { issues } })
  },
})

const exportCall = defineCall('GET /resume/export/{id}', {
  access: 'owner',
  tag: 'Files',
  summary: { 'zh-CN': '导出为文件', en: 'Export as a file' },
  description: {
    'zh-CN': '返回文件本身，隐藏的内容不导出（jianli 格式除外）。未改动的 JSON Resume 导出后与原文件相同。',
    en: 'Answers the file itself, without what is hidden (jianli keeps it). A JSON Resume that nobody edited comes out equal to its file.',
  },
  cookie: true,
  limit: { points: 120, seconds: 10 * 60, by: 'person' },
  produces:
    'application/json, text/markdown, text/plain, text/html, application/yaml, application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  query: z.strictObject({ format: z.enum(WRITTEN_FORMATS).default('jsonresume') }),
  output: z.null(),
  async handler(context) {
    const {
      services: { payload },
      person,
      params: { id },
      query,
    } = context
    const resume = await findOwnResume({ payload, person, id })
    if (!resume) throw notFound()
    noteEvent({ context, kind: 'export', detail: query.format })
    const content = contentOf(resume)
    const { data, type, extension } = await inDocumentThread('write', {
      content,
      looks: { layout: resume.layout, layoutVersion: resume.layoutVersion },
      format: query.format,
    })
    await markExport({ payload, person, resume, format: query.format })
    return attachment({
      body: data,
      type,
      name: `${shownTitle({ title: resume.title, content })}.${extension}`,
    })
  },
})

export const resumeFileCalls = [importCall, exportCall] as const
