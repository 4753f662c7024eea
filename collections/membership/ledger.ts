import { APIError, type CollectionConfig } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { admins, nobody } from '../access/predicates'
import type { Entitlements } from './benefits'
import type { Language } from '../resumes/choices'
import { isWhole } from './entitlements'
import { MOST_DAYS } from './vip-types'
import { toPerson } from '../fields/to-person'
import { searchWhatIsShown } from '../hooks/search-what-is-shown'

/** What days were given of, as it was when they were given. */
export type PlanSnapshot = {
  /** null: of no plan on sale, such as an invitation's */
  typeId: string | null
  name: Record<Language, string>
  level: number
  entitlements: Entitlements
}

/** Every change of membership days, one row each, never changed. What a person has is worked out from these alone. */
export const ledger: CollectionConfig = {
  slug: 'ledger',
  labels: adminNames({ en: ['Ledger row', 'Ledger'], 'zh-CN': ['天数记录', '天数账本'] }),
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['at', 'user', 'cause', 'days', 'order', 'note'],
    listSearchableFields: ['key', 'user', 'note'],
    group: adminText({ en: 'Membership', 'zh-CN': '会员' }),
    description: adminText({
      en: 'Every change of membership days. Nobody can edit or delete a row; grant days on the site’s calls.',
      'zh-CN': '会员天数的每一次变动。任何人都不能编辑或删除。',
    }),
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-at',
  hooks: {
    beforeOperation: [
      searchWhatIsShown,
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
      label: adminText({ en: 'Key', 'zh-CN': '唯一键' }),
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      index: true,
      label: adminText({ en: 'Source', 'zh-CN': '来源' }),
      admin: {
        description: adminText({ en: 'Rows of one source add up.', 'zh-CN': '同一来源的记录相加。' }),
      },
    },
    { ...toPerson, name: 'user', label: adminText({ en: 'User', 'zh-CN': '用户' }) },
    {
      // the account's id again, a keyed hash of it once its owner has ended it: the sums still stand
      name: 'holder',
      type: 'text',
      index: true,
      label: adminText({ en: 'Holder', 'zh-CN': '持有人' }),
      admin: {
        description: adminText({
          en: 'The account’s id; a hash of it when it has ended.',
          'zh-CN': '账号 ID，注销后为其哈希值。',
        }),
      },
      hooks: { beforeChange: [({ siblingData, value }) => value ?? siblingData.user ?? null] },
    },
    {
      name: 'cause',
      type: 'select',
      required: true,
      index: true,
      label: adminText({ en: 'Cause', 'zh-CN': '原因' }),
      options: adminOptions({
        order: { en: 'Order', 'zh-CN': '购买' },
        refund: { en: 'Refund', 'zh-CN': '退款' },
        invite: { en: 'Invitation', 'zh-CN': '邀请' },
        grant: { en: 'Grant', 'zh-CN': '赠送' },
        merge: { en: 'Accounts merged', 'zh-CN': '账号合并' },
      }),
    },
    {
      name: 'days',
      type: 'number',
      required: true,
      label: adminText({ en: 'Days', 'zh-CN': '天数' }),
      // whole, but for those that move when accounts are merged: a day may have begun
      validate: (value: unknown, { siblingData }: { siblingData: { cause?: unknown } }) =>
        isWhole({
          value: siblingData.cause === 'merge' && typeof value === 'number' ? Math.round(value) : value,
          ...{ min: -MOST_DAYS, max: MOST_DAYS },
        }) || `±${MOST_DAYS}`,
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: adminText({ en: 'Counts from', 'zh-CN': '生效时间' }),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'plan',
      type: 'json',
      required: true,
      label: adminText({ en: 'Plan, as it was', 'zh-CN': '当时的套餐' }),
    },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      label: adminText({ en: 'Order', 'zh-CN': '订单' }),
    },
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      label: adminText({ en: 'Granted by', 'zh-CN': '赠送人' }),
    },
    { name: 'note', type: 'text', maxLength: 200, label: adminText({ en: 'Note', 'zh-CN': '备注' }) },
  ],
}
