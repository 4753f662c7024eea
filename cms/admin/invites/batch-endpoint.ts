import { APIError } from 'payload'
import { codeBatch, createBatch } from '../../../app/features/invites/create-batch.server'
import { withEndpoint } from '../with-endpoint'

/** POST /api/invite-codes/batch {count, limit?, days?, expiresAt?, label?}: the new codes. Administrators only. */
export const inviteBatches = withEndpoint({
  slug: 'invite-codes',
  path: '/batch',
  handle: async ({ req, user }) => {
    const { success, data } = codeBatch.safeParse(await req.json?.().catch(() => null))
    if (!success) throw new APIError(req.t('error:invalidRequestArgs', { args: 'batch' }), 400, null, true)
    return Response.json({ codes: await createBatch({ payload: req.payload, person: user, batch: data }) })
  },
})
