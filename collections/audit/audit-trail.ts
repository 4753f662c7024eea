import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Plugin,
  PayloadRequest,
} from 'payload'
import { isAdmin } from '../roles'
import type { AuditAction } from './audit-events'
import { changedFields, type FieldChange } from './changed-fields'

/** Puts the hooks of the audit trail on every collection that the admin shows. */
export const auditTrail: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isShown(collection) ? audited(collection) : collection,
  ),
})

function isShown({ slug, admin }: CollectionConfig): boolean {
  return admin?.hidden !== true && slug !== 'audit-events'
}

function audited(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), recordChange(collection)],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDelete(collection)],
    },
  }
}

function recordChange(collection: CollectionConfig): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    // an autosaved draft is a version of its own; what counts is when it is saved or published
    if (req.query.autosave === 'true') return
    const changes = changedFields({ before: operation === 'create' ? {} : previousDoc, after: doc })
    if (typeof req.data?.password === 'string') changes.push({ field: 'password', before: null, after: null })
    if (changes.length > 0) await record({ collection, doc, action: operation, changes, req })
  }
}

function recordDelete(collection: CollectionConfig): CollectionAfterDeleteHook {
  return ({ doc, req }) =>
    record({ collection, doc, action: 'delete', changes: changedFields({ before: doc, after: {} }), req })
}

type Entry = {
  collection: CollectionConfig
  doc: { id: string | number; [field: string]: unknown }
  action: AuditAction
  changes: FieldChange[]
  req: PayloadRequest
}

async function record({ collection, doc, action, changes, req }: Entry): Promise<void> {
  const { user, payload } = req
  if (!user || !isAdmin(user)) return
  const title = doc[collection.admin?.useAsTitle ?? 'id']
  await payload.create({
    collection: 'audit-events',
    data: {
      action,
      place: collection.slug,
      document: String(doc.id),
      title: String(title ?? doc.id),
      actor: user.id,
      actorName: user.nickname || user.email || user.username,
      changes,
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
}
