import * as z from 'zod'
import { MOST_IMAGES } from '../../../collections/proposals'
import { createProposal, PROPOSAL_RULE } from '../../features/proposals/create-proposal.server'
import { makeFormToken } from '../../features/proposals/form-token.server'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { tooMany } from '../engine/refuse'
import { refusePicture } from './refuse-picture'

const form = defineCall('GET /propose/form', {
  access: 'public',
  tag: 'Proposal',
  summary: { 'zh-CN': '意见反馈表单的时间凭证', en: 'The signed time of a feedback form' },
  description: {
    'zh-CN': '未登录时提交反馈需要 formToken；领取 3 秒后、24 小时内有效。',
    en: 'Without a session, feedback needs this formToken; it counts from 3 seconds to 24 hours after it was given.',
  },
  output: z.object({ formToken: z.string() }),
  handler: async ({ services: { payload } }) => ({ formToken: makeFormToken({ secret: payload.secret }) }),
})

const create = defineCall('POST /propose/create', {
  access: 'public',
  tag: 'Proposal',
  summary: { 'zh-CN': '提交意见反馈', en: 'Send feedback' },
  description: {
    'zh-CN': `每位用户或每个地址每小时 ${PROPOSAL_RULE.points} 次。图片用 multipart/form-data 的 images 字段发送。`,
    en: `${PROPOSAL_RULE.points} times an hour per person or address. Pictures go as parts named images of multipart/form-data.`,
  },
  files: { megabytes: 16, many: ['images'] },
  input: z.strictObject({
    content: z.string().trim().min(1).max(5000),
    contact: z.string().trim().max(200).default('').describe('Where an answer should go'),
    images: z.array(z.file()).max(MOST_IMAGES).default([]),
    website: z.string().max(500).default('').describe('Leave empty'),
    formToken: z.string().max(200).default('').describe('From propose/form; not needed with a session'),
  }),
  output: z.null(),
  errors: {
    400: {
      'zh-CN': '内容不正确，或表单凭证太新、过期',
      en: 'The content is not valid, or the form token is too young or too old',
    },
    413: {
      'zh-CN': '图片超过 5 MB，或总计超过 16 MB',
      en: 'A picture is larger than 5 MB, or all exceed 16 MB',
    },
    429: { 'zh-CN': '提交过多，见 Retry-After', en: 'Too many, see Retry-After' },
  },
  success: { 'zh-CN': '已收到，谢谢', en: 'Received, thank you' },
  example: { input: { content: 'The date field could take seasons.', contact: 'mei@example.com' } },
  async handler({ services, person, ip, language, input: { website, ...input } }) {
    const created = await createProposal({ services, person, ip, language, trap: website, ...input })
    if (created.ok) return null
    if (created.reason === 'not-human') throw new ApiError({ status: 400, key: 'notHuman' })
    if (created.reason === 'too-many-proposals') throw tooMany(created.retryAfter)
    throw refusePicture({ refusal: created.refusal, language, path: `images[${created.index}]` })
  },
})

export const proposeCalls = [form, create] as const
