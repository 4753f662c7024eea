import type { CollectionConfig } from 'payload'
import { nobody, superAdmins } from '../access/predicates'
import { isSuperAdmin } from '../roles'

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What administrators changed, in order; written by the hooks of the other collections, changed by nobody. */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: { en: 'Change', zh: '操作记录' }, plural: { en: 'Audit trail', zh: '操作记录' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'actorName', 'action', 'place', 'title'],
    listSearchableFields: ['actorName', 'title', 'document'],
    group: { en: 'Operation', zh: '运维' },
    hidden: ({ user }) => !isSuperAdmin({ roles: user.roles }),
    description: {
      en: 'What administrators changed. Nobody can edit or delete an entry.',
      zh: '管理员做过的修改。任何人都不能编辑或删除。',
    },
  },
  access: { read: superAdmins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      label: { en: 'Action', zh: '操作' },
      options: [
        { value: 'create', label: { en: 'Created', zh: '新建' } },
        { value: 'update', label: { en: 'Changed', zh: '修改' } },
        { value: 'delete', label: { en: 'Deleted', zh: '删除' } },
      ],
    },
    { name: 'place', type: 'text', required: true, index: true, label: { en: 'Collection', zh: '集合' } },
    {
      name: 'document',
      type: 'text',
      required: true,
      index: true,
      label: { en: 'Document id', zh: '文档 ID' },
    },
    { name: 'title', type: 'text', label: { en: 'Title', zh: '标题' } },
    {
      name: 'actor',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { en: 'By', zh: '操作者' },
    },
    // what the account was called then; it may be gone by now
    { name: 'actorName', type: 'text', label: { en: 'Name then', zh: '操作者名称' } },
    {
      name: 'changes',
      type: 'json',
      label: { en: 'Fields, before and after', zh: '字段，修改前后' },
    },
  ],
}
