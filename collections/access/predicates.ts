import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { isAdmin, isSuperAdmin } from '../roles'

/** Rules that admin, REST and our own calls share. Ownership is a query, so that it also filters lists. */

export const nobody: Access = () => false
export const admins: Access = ({ req }) => isAdmin(req.user)
export const superAdmins: Access = ({ req }) => isSuperAdmin(req.user)
export const superAdminField: FieldAccess = ({ req }) => isSuperAdmin(req.user)
export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
export const nobodyField: FieldAccess = () => false

/** The owner alone, not even administrators: a resume is private. */
export const owner: Access = ({ req }) => (req.user ? { owner: { equals: req.user.id } } : false)

export const selfOrAdmins: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { id: { equals: req.user.id } }
}

/** Published documents for everybody, drafts for administrators. */
export const publishedOrAdmins: Access = ({ req }) =>
  isAdmin(req.user) || { _status: { equals: 'published' } }

/** The same for what can lie in the trash, which a published document there is no longer part of. */
export const publishedUntrashedOrAdmins: Access = ({ req }) =>
  isAdmin(req.user) || { _status: { equals: 'published' }, deletedAt: { exists: false } }

/** A collection that our own calls alone read and write: by no door of Payload's, and not in the admin. */
export const OURS = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
} as const satisfies Partial<CollectionConfig>
