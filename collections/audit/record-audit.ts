import type { PayloadRequest } from 'payload'
import { isAdmin } from '../roles'
import type { AuditAction } from './audit-events'
import type { FieldChange } from './changed-fields'

export type AuditEntry = {
  /** slug of the collection or global */
  place: string
  id: string
  title?: string
  action: AuditAction
  changes: FieldChange[]
  /** of an administrator; what others change is their own business */
  req: Partial<PayloadRequest> & Pick<PayloadRequest, 'payload' | 'user'>
}

/** Writes a line of the audit trail, unless nothing has changed. */
export async function recordAudit(options: AuditEntry): Promise<void> {
  const { place, id, title = id, action, changes, req } = options
  const { user, payload } = req
  if (changes.length === 0 || !user || !isAdmin(user)) return
  await payload.create({
    collection: 'audit-events',
    data: {
      action,
      place,
      document: id,
      title,
      actor: user.id,
      actorName: user.nickname || user.email || user.username,
      changes,
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
}
