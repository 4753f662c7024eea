import { APIError } from 'payload'
import { codeBatch, createBatch } from '../../../app/features/invites/create-batch.server'
import { isAdmin } from '../../../collections/roles'
import { withEndpoint } from '../with-endpoint'

/** POST /api/invite-codes/batch {count, limit?, days?, expiresAt?, label?}: the new codes. Administrators only. */
export const inviteBatches = withEndpoint({
  slug: 'invite-codes',
  endpoint: {
    path: '/batch',
    method: 'post',
    handler: async (req) => {
      const { user, payload } = req
      if (!user || !isAdmin(user)) throw new APIError(req.t('error:unauthorized'), 403, null, true)
      const { success, data } = codeBatch.safeParse(await req.json?.().catch(() => null))
      if (!success) throw new APIError(req.t('error:invalidRequestArgs', { args: 'batch' }), 400, null, true)
      return Response.json({ codes: await createBatch({ payload, person: user, batch: data }) })
    },
  },
})
