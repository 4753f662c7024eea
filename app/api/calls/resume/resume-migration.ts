import * as z from 'zod'
import { LAYOUT_CODES } from '../../../../collections/layout-codes'
import { resumeTags } from '../../../../collections/resumes/tags'
import { planAhead } from '../../../features/pdf/plan-ahead.server'
import { migrateResumes } from '../../../features/resumes/migrate-resumes.server'
import { defineCall } from '../../engine/define-call'
import { resumeTitle } from '../fields'
import { content, layoutVersion } from './resume-view'

const localId = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .describe('The browser’s own id of the resume')

const migration = defineCall('POST /resume/migration', {
  access: 'user',
  tag: 'Resume',
  summary: { 'zh-CN': '把登录前的简历移入账号', en: 'Move resumes made before signing in into the account' },
  description: {
    'zh-CN': '每份只移入一次，重复提交返回同一个 id。refused 为因数量或存储上限未移入的 localId。',
    en: 'Each once: sent again, it answers the same id. refused lists those for which there was no room.',
  },
  limit: { points: 120, seconds: 10 * 60, by: 'person' },
  input: z.strictObject({
    resumes: z
      .array(
        z.strictObject({
          localId,
          title: resumeTitle,
          templateCode: z.string().max(60).default(''),
          layout: z.enum(LAYOUT_CODES).optional().describe('Without it the template’s'),
          layoutVersion: layoutVersion.optional().describe('Without it the template’s'),
          content,
          tags: resumeTags.optional(),
          createdAt: z.iso.datetime().optional(),
        }),
      )
      .max(50),
  }),
  output: z.object({
    ids: z.record(z.string(), z.string()).describe('localId → id'),
    refused: z.array(z.string()),
  }),
  async handler({ services, person, input }) {
    const migrated = await migrateResumes({ payload: services.payload, person, resumes: input.resumes })
    for (const id of Object.values(migrated.ids)) planAhead({ services, id })
    return migrated
  },
})

export const resumeMigrationCalls = [migration] as const
