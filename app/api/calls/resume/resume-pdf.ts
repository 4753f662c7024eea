import * as z from 'zod'
import { LAYOUT_CODES, type LayoutCode } from '../../../../collections/layout-codes'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { exportPdf, type ReadingState } from '../../../features/pdf/export-pdf.server'
import { findOwnResume } from '../../../features/resumes/find-own-resume.server'
import { contentOf, type ResumeDocument } from '../../../features/resumes/resume'
import { countDownload } from '../../../features/sharing/count-opening.server'
import { openSharedResume } from '../../../features/sharing/open-shared-resume.server'
import { markExport } from '../../../features/versions/mark-export.server'
import type { Services } from '~/features/services'
import { attachment } from '../../engine/attachment'
import { defineCall } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'
import { resumeTitle } from '../fields'
import { noteEvent } from '../note-event'
import { GUEST_MEGABYTES } from './guest-megabytes'
import { refuseShared, sharedErrors } from './refuse-shared'
import { content } from './resume-view'
import { countFindings } from '../../../features/read-back/count-findings'

/** The headers of an owner's answer, see `readBackHeaders`. */
const READ_BACK = {
  'zh-CN':
    '响应头 X-Read-Back 为文件回读的结果：whole（与简历一致）、found=处数（有差异）、reading（正在读）或 none（排队太多，未读），详情按 X-Read-Back-Key 用 read-back 调用查询。',
  en: 'The header X-Read-Back says how the file reads back: whole, found=n for n differences from the resume, reading while that is going on, or none where too many are being read; the read-back call tells more, by X-Read-Back-Key.',
}

const about = { tag: 'Files', produces: 'application/pdf', output: z.null() } as const

const ownPdf = defineCall('GET /resume/pdf/{id}', {
  ...about,
  access: 'owner',
  cookie: true,
  summary: { 'zh-CN': '下载自己简历的 PDF', en: 'Download the PDF of one’s own resume' },
  description: {
    'zh-CN': `最近保存的修订。${READ_BACK['zh-CN']}`,
    en: `Of the saved revision. ${READ_BACK.en}`,
  },
  limit: { points: 300, seconds: 10 * 60, by: 'person' },
  async handler(context) {
    const { services, person, params, request } = context
    const resume = await findOwnResume({ payload: services.payload, person, id: params.id })
    if (!resume) throw notFound()
    noteEvent({ context, kind: 'export', detail: 'pdf' })
    const pdf = await pdfOf({ services, resume, title: resume.title, isOwn: true, signal: request.signal })
    await markExport({ payload: services.payload, person, resume, format: 'pdf' })
    return pdf
  },
})

const sharedPdf = defineCall('GET /puppeteer/generate-pdf', {
  ...about,
  limit: { points: 300, seconds: 10 * 60, by: 'ip' },
  access: 'public',
  summary: { 'zh-CN': '凭访问码下载分享的简历 PDF', en: 'Download the PDF of a shared resume with its code' },
  query: z.strictObject({ id: z.string().max(200), code: z.string().max(64).default('') }),
  errors: sharedErrors,
  async handler({ services, query, ip, request }) {
    const opened = await openSharedResume({ services, ip, request, needs: 'canDownload', ...query })
    if (!opened.ok) throw refuseShared(opened)
    const { link, document, isCounted } = opened
    const pdf = await pdfOf({ services, resume: document, signal: request.signal })
    if (link && isCounted) await countDownload({ payload: services.payload, link })
    return pdf
  },
})

const guestPdf = defineCall('POST /puppeteer/guest-pdf', {
  ...about,
  megabytes: GUEST_MEGABYTES,
  // Enough for a first resume and its corrections; whoever needs more has a reason to sign in.
  limit: { points: 20, seconds: 24 * 60 * 60, by: 'ip' },
  access: 'public',
  summary: { 'zh-CN': '未登录时下载 PDF', en: 'Download a PDF before signing in' },
  description: {
    'zh-CN': `简历随请求发来，不保存在账号中；每个地址每天有限次。${READ_BACK['zh-CN']}`,
    en: `The resume comes with the request and is kept in no account; so many times a day for an address. ${READ_BACK.en}`,
  },
  input: z.strictObject({
    title: resumeTitle,
    layout: z.enum(LAYOUT_CODES),
    layoutVersion: z.int().min(1).optional(),
    content,
  }),
  async handler({ services, input, request }) {
    return pdfOf({ services, resume: input, title: input.title, isOwn: true, signal: request.signal })
  },
})

export const resumePdfCalls = [ownPdf, sharedPdf, guestPdf] as const

type PdfOfOptions = {
  services: Services
  /** a stored one with its id and revision; without them nobody's yet */
  resume: ResumeDocument | { layout: LayoutCode; layoutVersion?: number | undefined; content: ResumeContent }
  /** The name its owner gave it; nobody else's business, so not for readers of a shared one. */
  title?: string
  /** Asked for by whoever wrote it, who is told what is read of it. */
  isOwn?: boolean
  signal: AbortSignal
}

async function pdfOf({ services, resume, title, isOwn = false, signal }: PdfOfOptions): Promise<Response> {
  const { layout, layoutVersion } = resume
  const isStored = 'id' in resume
  const owner = isStored ? { resume: resume.id, revision: resume.revision } : undefined
  const content = isStored ? contentOf(resume) : resume.content
  const { bytes, fileName, key, reading } = await exportPdf({
    ...{ services, content, layout, layoutVersion, owner, title, signal, isUnkept: !isStored },
  }).catch((error: unknown) => {
    if (!signal.aborted) services.tally.add('export-failed')
    throw error
  })
  services.tally.add('export')
  const headers = isOwn ? readBackHeaders({ key, reading }) : {}
  return attachment({ body: new Uint8Array(bytes), type: 'application/pdf', name: fileName, headers })
}

/** What a PDF's answer says of how it reads back, and the key by which the read-back calls tell more. */
function readBackHeaders({ key, reading }: { key: string; reading: ReadingState }): Record<string, string> {
  return { 'x-read-back': wordOf(reading), 'x-read-back-key': key }
}

function wordOf(reading: ReadingState): string {
  if (reading === 'begun') return 'reading'
  if (reading === 'none') return 'none'
  const found = countFindings(reading)
  return found === 0 ? 'whole' : `found=${found}`
}
