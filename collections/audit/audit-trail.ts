import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  Plugin,
} from 'payload'
import { findRowById } from '../../app/database/rows.server'
import { hasDrafts } from '../drafts/drafts-above-live'
import { liveRowBefore } from '../drafts/live-row'
import { isAdmin } from '../roles'
import { changedFields } from './changed-fields'
import { recordAudit } from './record-audit'

/** Puts the hooks of the audit trail on every collection and global that the admin shows. */
export const auditTrail: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isShown(collection) ? audited(collection) : collection,
  ),
  globals: config.globals?.map(auditedGlobal),
})

function isShown({ slug, admin }: CollectionConfig): boolean {
  return admin?.hidden !== true && slug !== 'audit-events'
}

function audited(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const recordChange = hasDrafts(collection) ? recordLive(collection) : recordSave(collection)
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), recordChange],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDelete(collection)],
    },
  }
}

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  const recordGlobal: NonNullable<typeof hooks>['afterChange'] = [
    ...(hooks?.afterChange ?? []),
    ({ doc, previousDoc, req }) => {
      const changes = changedFields({ before: previousDoc ?? {}, after: doc })
      return recordAudit({ place: slug, id: slug, action: 'update', changes, req })
    },
  ]
  return { ...global, hooks: { ...hooks, afterChange: recordGlobal } }
}

function recordSave(collection: CollectionConfig): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    // What is read by nobody stands in the document of before alone.
    const before = Object.fromEntries(Object.entries(previousDoc ?? {}).filter(([name]) => name in doc))
    const changes = changedFields({ before: operation === 'create' ? {} : before, after: doc })
    if (typeof req.data?.password === 'string') changes.push({ field: 'password', before: null, after: null })
    await recordAudit({ ...named({ collection, doc }), action: operation, changes, req })
  }
}

/**
 * A draft is a version of its own and changes nothing outside: what counts is what a save did to what is live. Opening
 * “create” stores an empty draft, which is nobody's work yet.
 */
function recordLive(collection: CollectionConfig): CollectionAfterChangeHook {
  const slug = collection.slug as CollectionSlug
  return async ({ doc, operation, context, req }) => {
    const { id, [collection.admin?.useAsTitle ?? 'id']: title } = doc as Document
    if (!isAdmin(req.user) || (operation === 'create' && !title)) return
    const before = operation === 'create' ? null : liveRowBefore({ collection: slug, id, context })
    const live = await findRowById({ payload: req.payload, collection: slug, id, req })
    if (!live) return
    const changes = changedFields({ before: { ...before }, after: { ...live } })
    await recordAudit({ ...named({ collection, doc: { ...live } }), action: operation, changes, req })
  }
}

function recordDelete(collection: CollectionConfig): CollectionAfterDeleteHook {
  return ({ doc, req }) => {
    const changes = changedFields({ before: doc, after: {} })
    return recordAudit({ ...named({ collection, doc }), action: 'delete', changes, req })
  }
}

type Document = { id: string | number; [field: string]: unknown }

function named({ collection, doc }: { collection: CollectionConfig; doc: Document }) {
  const title = doc[collection.admin?.useAsTitle ?? 'id'] ?? doc.id
  return { place: collection.slug, id: String(doc.id), title: String(title) }
}
