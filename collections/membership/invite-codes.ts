import type { CollectionConfig } from 'payload'
import { adminNames, adminText } from '../languages/admin-language'
import { admins, nobody } from '../access/predicates'
import { toPerson } from '../fields/to-person'

/** Invite codes: one of each person's own, and batches made by administrators, which belong to nobody. */
export const inviteCodes: CollectionConfig = {
  slug: 'invite-codes',
  labels: adminNames({ en: ['Invite code', 'Invite codes'], 'zh-CN': '邀请码' }),
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'owner', 'label', 'limit', 'expiresAt', 'disabled', 'createdAt'],
    listSearchableFields: ['code', 'label'],
    group: adminText({ en: 'Membership', 'zh-CN': '会员' }),
    components: { beforeListTable: ['/admin/invites/MakeCodes#MakeCodes'] },
  },
  access: { read: admins, create: nobody, update: admins, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      label: adminText({ en: 'Code', 'zh-CN': '邀请码' }),
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      // a person's code in use is single; one that was replaced has a key of its own
      name: 'ownerKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
      access: { update: () => false },
    },
    {
      ...toPerson,
      name: 'owner',
      label: adminText({ en: 'Owner', 'zh-CN': '所有者' }),
      admin: { readOnly: true },
      access: { update: () => false },
    },
    {
      name: 'label',
      type: 'text',
      maxLength: 60,
      index: true,
      label: adminText({ en: 'Batch', 'zh-CN': '批次' }),
    },
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 100_000,
      label: adminText({ en: 'How often it counts', 'zh-CN': '可用次数' }),
      admin: { description: adminText({ en: 'Empty: as the rules say', 'zh-CN': '为空则按邀请规则' }) },
    },
    {
      name: 'days',
      type: 'number',
      min: 0,
      max: 3660,
      label: adminText({ en: 'Days for the new account', 'zh-CN': '新用户获得的天数' }),
      admin: { description: adminText({ en: 'Empty: as the rules say', 'zh-CN': '为空则按邀请规则' }) },
    },
    { name: 'expiresAt', type: 'date', label: adminText({ en: 'Until', 'zh-CN': '有效期至' }) },
    {
      name: 'disabled',
      type: 'checkbox',
      defaultValue: false,
      label: adminText({ en: 'Switched off', 'zh-CN': '停用' }),
    },
  ],
}
