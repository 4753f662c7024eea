import { APIError } from 'payload'
import { logEvent } from '../../../app/features/account-log/log-event.server'
import { removePasskey } from '../../../app/features/two-step/passkeys.server'
import { recordAudit } from '../../../collections/audit/record-audit'
import { isSuperAdmin } from '../../../collections/roles'
import { withEndpoint } from '../with-endpoint'

/** POST /api/users/{id}/passkeys/{passkey}/remove: takes a lost passkey off a person. Super administrators only. */
export const passkeyRemoval = withEndpoint({
  slug: 'users',
  path: '/:id/passkeys/:passkey/remove',
  allows: isSuperAdmin,
  handle: async ({ req }) => {
    const { payload } = req
    const { id, passkey } = req.routeParams as { id: string; passkey: string }
    const { docs } = await payload.find({ collection: 'users', where: { id: { equals: id } }, depth: 0 })
    const [person] = docs
    if (!person || !(await removePasskey({ payload, person, id: passkey })))
      throw new APIError(req.t('error:notFound'), 404, null, true)
    logEvent({ payload, event: { userId: id, kind: 'passkey-removed', device: '', ip: '' } })
    const changes = [{ field: 'passkeys', before: passkey, after: null }]
    const title = person.email ?? person.username
    await recordAudit({ place: 'users', id, title, action: 'update', changes, req })
    return Response.json({ id: passkey })
  },
})
