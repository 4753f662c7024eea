import { APIError, type CollectionConfig } from 'payload'
import { admins, nobody } from '../access/predicates'
import type { Entitlements } from './benefits'
import { isWhole } from './entitlements'
import { MOST_DAYS } from './vip-types'

/** What days were given of, as it was when they were given. */
export type PlanSnapshot = {
  /** null: of no plan on sale, such as an invitation's */
  typeId: string | null
  name: { zh: string; en: string }
  level: number
  entitlements: Entitlements
}

/** Every change of membership days, one row each, never changed. What a person has is worked out from these alone. */
export const ledger: CollectionConfig = {
  slug: 'ledger',
  labels: { singular: { en: 'Ledger row', zh: '天数记录' }, plural: { en: 'Ledger', zh: '天数账本' } },
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['at', 'user', 'cause', 'days', 'order', 'note'],
    listSearchableFields: ['key', 'note'],
    group: { en: 'Membership', zh: '会员' },
    description: {
      en: 'Every change of membership days. Nobody can edit or delete a row; grant days on the site’s calls.',
      zh: '会员天数的每一次变动。任何人都不能编辑或删除。',
    },
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-at',
  hooks: {
    beforeOperation: [
      ({ operation }) => {
        // below access control too: a mistake of ours can't rewrite history either
        if (operation === 'update') throw new APIError('The ledger is only ever added to', 403, null, true)
      },
    ],
  },
  fields: [
    {
      // what caused it and the how manieth effect of it: no effect can stand here twice
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: { en: 'Key', zh: '唯一键' },
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      index: true,
      label: { en: 'Source', zh: '来源' },
      admin: { description: { en: 'Rows of one source add up.', zh: '同一来源的记录相加。' } },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { en: 'User', zh: '用户' },
    },
    {
      // the account's id again, a keyed hash of it once its owner has ended it: the sums still stand
      name: 'holder',
      type: 'text',
      index: true,
      label: { en: 'Holder', zh: '持有人' },
      admin: {
        description: {
          en: 'The account’s id; a hash of it when it has ended.',
          zh: '账号 ID，注销后为其哈希值。',
        },
      },
      hooks: { beforeChange: [({ siblingData, value }) => value ?? siblingData.user ?? null] },
    },
    {
      name: 'cause',
      type: 'select',
      required: true,
      index: true,
      label: { en: 'Cause', zh: '原因' },
      options: [
        { value: 'order', label: { en: 'Order', zh: '购买' } },
        { value: 'refund', label: { en: 'Refund', zh: '退款' } },
        { value: 'invite', label: { en: 'Invitation', zh: '邀请' } },
        { value: 'grant', label: { en: 'Grant', zh: '赠送' } },
        { value: 'merge', label: { en: 'Accounts merged', zh: '账号合并' } },
      ],
    },
    {
      name: 'days',
      type: 'number',
      required: true,
      label: { en: 'Days', zh: '天数' },
      validate: (value: unknown) => isWhole({ value, min: -MOST_DAYS, max: MOST_DAYS }) || `±${MOST_DAYS}`,
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'Counts from', zh: '生效时间' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'plan', type: 'json', required: true, label: { en: 'Plan, as it was', zh: '当时的套餐' } },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      label: { en: 'Order', zh: '订单' },
    },
    { name: 'by', type: 'relationship', relationTo: 'users', label: { en: 'Granted by', zh: '赠送人' } },
    { name: 'note', type: 'text', maxLength: 200, label: { en: 'Note', zh: '备注' } },
  ],
}
