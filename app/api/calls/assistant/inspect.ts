import * as z from 'zod'
import { inspectOwnResume } from '../../../features/inspect/inspect-own-resume.server'
import { PART_IDS } from '../../../features/inspect/types'
import { modelFindings } from '../../../features/assistant/tasks/find-task.server'
import { defineCall } from '../../engine/define-call'
import { notFound } from '../../engine/refuse'

const operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('test'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
  z.object({ op: z.literal('move'), from: z.string(), path: z.string() }),
])

const place = z.object({
  path: z.string().describe('JSON Pointer into the content'),
  sectionId: z
    .string()
    .optional()
    .describe('A section’s id; $baseInfo, $skill, $avatar and $config stand for the parts that have none'),
  itemId: z.string().optional().describe('The innermost element with an id: an entry, a fact, a row'),
  field: z.string().optional(),
  from: z.number().optional().describe('Offsets into the string at path, in UTF-16 units'),
  to: z.number().optional(),
})

const finding = z
  .object({
    id: z.string().describe('The same as long as rule and place are'),
    rule: z.string(),
    severity: z.enum(['error', 'warning', 'hint']),
    part: z.enum(PART_IDS),
    place,
    title: z.string(),
    why: z.string(),
    how: z.string(),
    excerpt: z.string().describe('The words around the place, empty for what is missing'),
    patch: z
      .object({ label: z.string(), ops: z.array(operation).readonly() })
      .optional()
      .describe(
        'A JSON Patch of the content, where the change is certain; ids are tested before an index is used',
      ),
  })
  .meta({ id: 'ResumeFinding' })

const inspect = defineCall('GET /ai/optimize/inspect', {
  access: 'owner',
  tag: 'Assistant',
  summary: { 'zh-CN': '检查简历', en: 'Inspect a resume' },
  description: {
    'zh-CN':
      '按本站自己的规则检查，无需配置模型；检查的是编辑器会打开的内容（有 dataTmp 时为 dataTmp）。相同的内容得到相同的结果。',
    en: 'By rules of our own, with no model; of what an editor would open (dataTmp where there is one). The same content gives the same answer.',
  },
  limit: { points: 60, seconds: 60, by: 'person' },
  query: z.strictObject({ resumeId: z.string().max(200) }),
  output: z.object({
    score: z.number().describe('0 to 100, the sum of the points of parts'),
    parts: z.array(
      z.object({
        id: z.enum(PART_IDS),
        label: z.string(),
        points: z.number(),
        of: z.number().describe('What the part is worth'),
        why: z.string(),
      }),
    ),
    findings: z.array(finding).describe('Worst first'),
    revision: z
      .number()
      .describe('The saved revision that was inspected, or that the working copy was made from'),
    model: z
      .array(
        z.object({
          severity: z.enum(['warning', 'hint']),
          title: z.string(),
          why: z.string(),
          how: z.string(),
          path: z.string().describe('JSON Pointer into the content'),
        }),
      )
      .nullable()
      .describe('What a model found in this revision (a task of kind inspect); null when none was asked'),
  }),
  example: { query: { resumeId: '6d5b1f0e-41a2-4c52-9b8e-5d7f2a3c9e10' } },
  async handler({ services, person, query: { resumeId }, language }) {
    const inspection = await inspectOwnResume({ services, person, id: resumeId, language })
    if (!inspection) throw notFound()
    const { payload } = services
    const model = await modelFindings({ payload, person, resumeId, revision: inspection.revision })
    return { ...inspection, model }
  },
})

export const inspectCalls = [inspect] as const
