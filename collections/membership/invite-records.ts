import type { CollectionConfig } from 'payload'
import { adminNames, adminText } from '../languages/admin-language'
import { admins, nobody } from '../access/predicates'
import { toPerson } from '../fields/to-person'
import { searchWhatIsShown } from '../hooks/search-what-is-shown'

/** Who came by whose invitation, and what both were given for it. */
export const inviteRecords: CollectionConfig = {
  slug: 'invite-records',
  labels: adminNames({ en: ['Invitation', 'Invitations'], 'zh-CN': '邀请记录' }),
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['createdAt', 'inviter', 'invitee', 'code', 'inviterDays', 'inviteeDays'],
    listSearchableFields: ['code', 'inviter', 'invitee'],
    group: adminText({ en: 'Membership', 'zh-CN': '会员' }),
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [searchWhatIsShown] },
  fields: [
    // keyed hash of the address: whoever was invited once never counts again, with a new account neither
    { name: 'inviteeKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'inviterKey', type: 'text', index: true, admin: { hidden: true } },
    // the how manieth use of a person's invitations, or of a code of nobody's: no limit can be passed
    { name: 'slot', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'code',
      type: 'text',
      required: true,
      index: true,
      label: adminText({ en: 'Code', 'zh-CN': '邀请码' }),
    },
    { ...toPerson, name: 'inviter', label: adminText({ en: 'Invited by', 'zh-CN': '邀请人' }) },
    { ...toPerson, name: 'invitee', label: adminText({ en: 'New account', 'zh-CN': '新用户' }) },
    {
      name: 'inviterDays',
      type: 'number',
      required: true,
      label: adminText({ en: 'Days for the inviter', 'zh-CN': '邀请人获得天数' }),
    },
    {
      name: 'inviteeDays',
      type: 'number',
      required: true,
      label: adminText({ en: 'Days for the new account', 'zh-CN': '新用户获得天数' }),
    },
  ],
}
