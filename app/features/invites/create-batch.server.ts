import * as z from 'zod'
import { changedFields } from '../../../collections/audit/changed-fields'
import { recordAudit } from '../../../collections/audit/record-audit'
import { insertOnce } from '~/database/insert-once.server'
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
    expiresAt: z.iso.datetime().optional(),
    label: z.string().trim().max(60).optional().describe('Names the batch'),
  })
  .describe('Administrators only: a batch of codes that belong to nobody')

export type CreateBatchOptions = OfPerson & { batch: z.infer<typeof codeBatch> }

/** A batch of an administrator's: codes that belong to nobody and give days to the new account alone. */
export async function createBatch({ payload, person, batch }: CreateBatchOptions): Promise<string[]> {
  const { count, ...fields } = batch
  const codes: string[] = []
  while (codes.length < count) {
    const code = newCode()
    const data = { ...fields, code, ownerKey: `${BATCH}${code}`, disabled: false }
    if (await insertOnce({ payload, collection: 'invite-codes', data })) codes.push(code)
  }
  const [id = ''] = codes
  await recordAudit({
    ...{ place: 'invite-codes', id, title: `${batch.label ?? id} × ${count}`, action: 'create' },
    changes: changedFields({ before: {}, after: { ...batch, codes } }),
    req: { payload, user: person },
  })
  return codes
}
