import * as z from 'zod'
import type { FaultCode } from '../../../../collections/assistant/task-faults'
import { assistantStatus } from '../../../features/assistant/assistant-status.server'
import { keepOwnKey } from '../../../features/assistant/keep-own-key.server'
import { ApiError } from '../../engine/api-error'
import { defineCall } from '../../engine/define-call'

const about = { access: 'user', tag: 'Assistant' } as const

/** What the service says of a key; the other faults say something of the service. */
const REFUSALS: readonly string[] = ['key', 'model', 'refused'] satisfies FaultCode[]

const status = defineCall('GET /ai/status', {
  ...about,
  summary: {
    'zh-CN': 'AI 模型是否可用，今天用了多少',
    en: 'Whether the AI model can be used, and how much of today is',
  },
  output: z.object({
    isOn: z.boolean(),
    reason: z
      .enum(['off', 'no-key'])
      .nullable()
      .describe('Why it is off: by an administrator, or no key is set up'),
    model: z.string(),
    hasOwnKey: z.boolean(),
    mayUseOwnKey: z.boolean(),
    used: z.number().describe('Tasks of today (UTC)'),
    limit: z.number().describe('Tasks a day that the plan gives'),
  }),
  handler: ({ services, person }) => assistantStatus({ services, person }),
})

const key = defineCall('POST /ai/key', {
  ...about,
  summary: { 'zh-CN': '使用自己的密钥，或移除它', en: 'Use one’s own key, or forget it' },
  description: {
    'zh-CN': '先向 AI 服务验证，再加密保存；之后不会再显示。null 表示移除。',
    en: 'It is tried with the AI service first and kept encrypted; it is never shown again. null forgets it.',
  },
  input: z.strictObject({
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{8,300}$/)
      .nullable(),
  }),
  output: z.object({ hasOwnKey: z.boolean() }),
  errors: {
    404: { 'zh-CN': '本站不允许使用自己的密钥', en: 'This site does not let people use their own key' },
    422: { 'zh-CN': 'AI 服务不接受该密钥', en: 'The AI service does not accept the key' },
    503: {
      'zh-CN': 'AI 服务没有回应，密钥没有保存',
      en: 'The AI service does not answer; the key is not kept',
    },
  },
  limit: { points: 10, seconds: 10 * 60, by: 'person' },
  async handler({ services, person, input, request }) {
    const kept = await keepOwnKey({ services, person, key: input.key, signal: request.signal })
    if (kept.ok) return { hasOwnKey: input.key !== null }
    if (kept.reason === 'off') throw new ApiError({ status: 404, key: 'assistantOff' })
    if (REFUSALS.includes(kept.reason)) throw new ApiError({ status: 422, key: 'badAssistantKey' })
    throw new ApiError({ status: 503, key: 'assistantAway', headers: { 'retry-after': '10' } })
  },
})

export const providerCalls = [status, key] as const
