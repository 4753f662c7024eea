import type { CollectionConfig } from 'payload'
import { admins, nobody } from '../access/predicates'

/** Invite codes: one of each person's own, and batches made by administrators, which belong to nobody. */
export const inviteCodes: CollectionConfig = {
  slug: 'invite-codes',
  labels: { singular: { en: 'Invite code', zh: '邀请码' }, plural: { en: 'Invite codes', zh: '邀请码' } },
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'owner', 'label', 'limit', 'expiresAt', 'disabled', 'createdAt'],
    listSearchableFields: ['code', 'label'],
    group: { en: 'Membership', zh: '会员' },
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
      label: { en: 'Code', zh: '邀请码' },
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
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { en: 'Owner', zh: '所有者' },
      admin: { readOnly: true },
      access: { update: () => false },
    },
    { name: 'label', type: 'text', maxLength: 60, index: true, label: { en: 'Batch', zh: '批次' } },
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 100_000,
      label: { en: 'How often it counts', zh: '可用次数' },
      admin: { description: { en: 'Empty: as the rules say', zh: '为空则按邀请规则' } },
    },
    {
      name: 'days',
      type: 'number',
      min: 0,
      max: 3660,
      label: { en: 'Days for the new account', zh: '新用户获得的天数' },
      admin: { description: { en: 'Empty: as the rules say', zh: '为空则按邀请规则' } },
    },
    { name: 'expiresAt', type: 'date', label: { en: 'Until', zh: '有效期至' } },
    { name: 'disabled', type: 'checkbox', defaultValue: false, label: { en: 'Switched off', zh: '停用' } },
  ],
}
