import * as z from 'zod'
import { changedFields } from '../../../collections/audit/changed-fields'
import { recordAudit } from '../../../collections/audit/record-audit'
import { inTransaction } from '~/database/in-transaction.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { BATCH } from './look-at-code.server'
import { newCode } from './own-code.server'

export const codeBatch = z
  .strictObject({
    count: z.int().min(1).max(500),
    limit: z.int().min(1).max(100_000).default(1).describe('How often each code counts'),
    days: z
      .int()
      .min(0)
      .max(366)
      .optional()
      .describe('Days for the new account; as the rules say without it'),
    expiresAt: z.iso
      .datetime()
      .refine((at) => Date.parse(at) > Date.now(), { error: 'past' })
      .optional(),
    label: z.string().trim().max(60).optional().describe('Names the batch'),
  })
  .describe('Administrators only: a batch of codes that belong to nobody')

export type CreateBatchOptions = OfPerson & { batch: z.infer<typeof codeBatch> }

/**
 * A batch of an administrator's: codes that belong to nobody and give days to the new account alone. All of them or none:
 * a code that is there already, one in millions, fails the batch.
 */
export function createBatch({ payload, person, batch }: CreateBatchOptions): Promise<string[]> {
  const { count, ...fields } = batch
  return inTransaction({
    payload,
    run: async (req) => {
      const codes = Array.from({ length: count }, newCode)
      for (const code of codes) {
        const data = { ...fields, code, ownerKey: `${BATCH}${code}`, disabled: false }
        await payload.create({ collection: 'invite-codes', data, depth: 0, overrideAccess: true, req })
      }
      const [id = ''] = codes
      await recordAudit({
        ...{ place: 'invite-codes', id, title: `${batch.label ?? id} × ${count}`, action: 'create' },
        changes: changedFields({ before: {}, after: { ...batch, codes } }),
        // the batch alone is the administrator's doing: it is one line, not one for each code
        req: { ...req, user: person },
      })
      return codes
    },
  })
}
