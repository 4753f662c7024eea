import type { CollectionConfig } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { admins, nobody } from '../access/predicates'
import { toPerson } from '../fields/to-person'
import { searchWhatIsShown } from '../hooks/search-what-is-shown'

const shown = { readOnly: true } as const
const side = { readOnly: true, position: 'sidebar' } as const
const price = {
  components: {
    Cell: '/admin/orders/PriceCell#PriceCell',
    Field: '/admin/orders/PriceField#PriceField',
  },
}

/** What was bought, as it was on sale then. Only `syncOrder` changes a row, from what Stripe says. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: adminNames({ en: ['Order', 'Orders'], 'zh-CN': '订单' }),
  admin: {
    useAsTitle: 'orderNo',
    defaultColumns: ['orderNo', 'user', 'typeName', 'amount', 'status', 'refund', 'paidAt', 'refundedAmount'],
    components: { beforeListTable: ['/admin/orders/DaySums#DaySums'] },
    listSearchableFields: ['orderNo', 'user', 'sessionId', 'paymentIntentId'],
    group: adminText({ en: 'Membership', 'zh-CN': '会员' }),
    description: adminText({
      en: 'An order’s state is what Stripe says of it; nobody edits it by hand.',
      'zh-CN': '订单状态以 Stripe 为准，不能手工修改。',
    }),
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [searchWhatIsShown] },
  fields: [
    {
      name: 'orderNo',
      type: 'text',
      required: true,
      unique: true,
      label: adminText({ en: 'Number', 'zh-CN': '订单号' }),
      admin: shown,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'amount',
          type: 'number',
          required: true,
          label: adminText({ en: 'Amount', 'zh-CN': '金额' }),
          admin: { ...shown, ...price },
        },
        {
          name: 'currency',
          type: 'text',
          required: true,
          label: adminText({ en: 'Currency', 'zh-CN': '货币' }),
          admin: shown,
        },
        {
          name: 'days',
          type: 'number',
          required: true,
          label: adminText({ en: 'Days', 'zh-CN': '天数' }),
          admin: shown,
        },
      ],
    },
    { name: 'typeName', type: 'text', label: adminText({ en: 'Plan', 'zh-CN': '套餐' }), admin: shown },
    {
      name: 'plan',
      type: 'json',
      required: true,
      label: adminText({ en: 'Plan, as it was sold', 'zh-CN': '购买时的套餐' }),
      admin: shown,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: adminText({ en: 'Status', 'zh-CN': '状态' }),
      admin: side,
      options: adminOptions({
        pending: { en: 'Waiting for payment', 'zh-CN': '待支付' },
        paid: { en: 'Paid', 'zh-CN': '已支付' },
        closed: { en: 'Closed', 'zh-CN': '已关闭' },
        failed: { en: 'Failed', 'zh-CN': '支付失败' },
        refunded: { en: 'Refunded', 'zh-CN': '已退款' },
      }),
    },
    {
      name: 'refundedAmount',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: adminText({ en: 'Amount refunded', 'zh-CN': '已退金额' }),
      admin: { ...side, ...price },
    },
    {
      name: 'disputedAmount',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      label: adminText({ en: 'Disputed amount', 'zh-CN': '争议金额' }),
      admin: { ...side, ...price },
    },
    {
      ...toPerson,
      name: 'user',
      label: adminText({ en: 'User', 'zh-CN': '用户' }),
      admin: { ...side, components: { Cell: '/admin/orders/UserCell#UserCell' } },
    },
    {
      name: 'vipType',
      type: 'relationship',
      relationTo: 'vip-types',
      index: true,
      label: adminText({ en: 'Plan on sale', 'zh-CN': '在售套餐' }),
      admin: side,
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: adminText({ en: 'Open until', 'zh-CN': '支付截止' }),
      admin: { ...side, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'paidAt',
      type: 'date',
      index: true,
      label: adminText({ en: 'Paid', 'zh-CN': '支付时间' }),
      admin: { ...side, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'sessionId',
      type: 'text',
      index: true,
      label: adminText({ en: 'Stripe session', 'zh-CN': 'Stripe 会话' }),
      admin: shown,
    },
    {
      name: 'paymentIntentId',
      type: 'text',
      index: true,
      label: adminText({ en: 'Stripe payment', 'zh-CN': 'Stripe 支付' }),
      admin: shown,
    },
    {
      name: 'refund',
      type: 'ui',
      label: adminText({ en: 'Refund', 'zh-CN': '退款' }),
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/orders/Refund#Refund', Cell: '/admin/orders/RefundCell#RefundCell' },
      },
    },
    {
      // while open one for each person and plan, then one of its own: two open ones are impossible
      name: 'openKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    { name: 'payUrl', type: 'text', admin: { hidden: true } },
    // where the person comes back to, and in which language; part of what Stripe was asked with
    { name: 'origin', type: 'text', required: true, admin: { hidden: true } },
    { name: 'language', type: 'text', required: true, admin: { hidden: true } },
    // counts changes, so that of two at once the later starts again
    { name: 'revision', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'receiptDueAt', type: 'date', index: true, admin: { hidden: true } },
    { name: 'refundMailDueAt', type: 'date', index: true, admin: { hidden: true } },
  ],
}
