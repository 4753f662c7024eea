import * as z from 'zod'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { forReaders } from '../../../../collections/resumes/for-readers'
import { contentOf } from '../../../features/resumes/resume'
import { updateResume } from '../../../features/resumes/update-resume.server'
import { openSharedResume } from '../../../features/sharing/open-shared-resume.server'
import { defineCall, WRITE_LIMIT } from '../../engine/define-call'
import { accessCode } from '../fields'
import { refuseResume } from './refuse-resume'
import { refuseShared, sharedErrors } from './refuse-shared'
import { content } from './resume-view'

const setAccessCode = defineCall('POST /resume/access-code/{id}', {
  limit: WRITE_LIMIT,
  access: 'owner',
  tag: 'Sharing',
  summary: { 'zh-CN': '设置访问码以分享，或取消分享', en: 'Share with an access code, or stop sharing' },
  description: {
    'zh-CN': '更换访问码后旧码为 403；清空后预览为 404。',
    en: 'After a change the old code answers 403; after it is emptied the preview answers 404.',
  },
  input: z.strictObject({ accessCode }),
  output: z.object({ id: z.string(), accessCode: z.string(), shared: z.boolean() }),
  success: { 'zh-CN': '设置成功', en: 'Set successfully' },
  example: {
    input: { accessCode: '20481733' },
    output: { id: '6d5b…', accessCode: '20481733', shared: true },
  },
  async handler({ services, person, params: { id }, input }) {
    const updated = await updateResume({ payload: services.payload, person, id, changes: input })
    if (!updated.ok) throw refuseResume(updated)
    if (input.accessCode) planAhead({ services, id })
    return { id, ...input, shared: input.accessCode !== '' }
  },
})

const preview = defineCall('POST /resume/preview', {
  access: 'public',
  tag: 'Sharing',
  summary: { 'zh-CN': '凭访问码查看分享的简历', en: 'Read a shared resume with its code' },
  description: {
    'zh-CN': '同一地址对同一简历十分钟内最多错十次，之后返回 429，正确的码也要等待。',
    en: 'Ten wrong codes in ten minutes from one address for one resume; then 429, for the right code too.',
  },
  input: z.strictObject({ id: z.string().max(200), code: z.string().max(64).default('') }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    templateCode: z.string(),
    layout: z.string(),
    layoutVersion: z.number(),
    language: z.string(),
    revision: z.number(),
    updatedAt: z.string(),
    content,
  }),
  errors: sharedErrors,
  example: { input: { id: '6d5b…', code: '20481733' } },
  async handler({ services, input, ip, request, headers }) {
    const opened = await openSharedResume({ services, ip, request, ...input })
    if (!opened.ok) throw refuseShared(opened)
    const { document, cookie } = opened
    if (cookie) headers.append('Set-Cookie', cookie)
    // by a link nobody learns which resume it is
    return {
      ...document,
      id: input.id,
      templateCode: document.templateCode ?? '',
      content: forReaders(contentOf(document)),
    }
  },
})

export const resumeSharingCalls = [setAccessCode, preview] as const
