import type { CollectionConfig } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { nobody, superAdmins } from '../access/predicates'
import { isSuperAdmin } from '../roles'
import { toPerson } from '../fields/to-person'

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What administrators changed, in order; written by the hooks of the other collections, changed by nobody. */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: adminNames({ en: ['Change', 'Audit trail'], 'zh-CN': '操作记录' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'actorName', 'action', 'place', 'title'],
    listSearchableFields: ['actorName', 'title', 'document'],
    group: adminText({ en: 'Operation', 'zh-CN': '运维' }),
    hidden: ({ user }) => !isSuperAdmin({ roles: user.roles }),
    description: adminText({
      en: 'What administrators changed. Nobody can edit or delete an entry.',
      'zh-CN': '管理员做过的修改。任何人都不能编辑或删除。',
    }),
  },
  access: { read: superAdmins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      label: adminText({ en: 'Action', 'zh-CN': '操作' }),
      options: adminOptions({
        create: { en: 'Created', 'zh-CN': '新建' },
        update: { en: 'Changed', 'zh-CN': '修改' },
        delete: { en: 'Deleted', 'zh-CN': '删除' },
      }),
    },
    {
      name: 'place',
      type: 'text',
      required: true,
      index: true,
      label: adminText({ en: 'Place', 'zh-CN': '位置' }),
      admin: { components: { Cell: '/admin/dashboard/PlaceCell#PlaceCell' } },
    },
    {
      name: 'document',
      type: 'text',
      required: true,
      index: true,
      label: adminText({ en: 'Document id', 'zh-CN': '文档 ID' }),
    },
    { name: 'title', type: 'text', label: adminText({ en: 'Title', 'zh-CN': '标题' }) },
    { ...toPerson, name: 'actor', label: adminText({ en: 'By', 'zh-CN': '操作者' }) },
    // what the account was called then; it may be gone by now
    { name: 'actorName', type: 'text', label: adminText({ en: 'Name then', 'zh-CN': '操作者名称' }) },
    {
      name: 'changes',
      type: 'json',
      label: adminText({ en: 'Fields, before and after', 'zh-CN': '字段，修改前后' }),
    },
  ],
}
