import type { CollectionConfig } from 'payload'
import { admins, nobody } from '../access/predicates'

const shown = { readOnly: true } as const
const side = { readOnly: true, position: 'sidebar' } as const
const price = {
  description: { en: 'in minor units of the currency', zh: '以最小货币单位计' },
  components: { Cell: '/admin/orders/PriceCell#PriceCell' },
}

/** What was bought, as it was on sale then. Only `syncOrder` changes a row, from what Stripe says. */
export const orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: { en: 'Order', zh: '订单' }, plural: { en: 'Orders', zh: '订单' } },
  admin: {
    useAsTitle: 'orderNo',
    defaultColumns: ['orderNo', 'user', 'typeName', 'amount', 'status', 'refund', 'paidAt', 'refundedAmount'],
    components: { beforeListTable: ['/admin/orders/DaySums#DaySums'] },
    listSearchableFields: ['orderNo', 'sessionId', 'paymentIntentId'],
    group: { en: 'Membership', zh: '会员' },
    description: {
      en: 'An order’s state is what Stripe says of it; nobody edits it by hand.',
      zh: '订单状态以 Stripe 为准，不能手工修改。',
    },
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'orderNo',
      type: 'text',
      required: true,
      unique: true,
      label: { en: 'Number', zh: '订单号' },
      admin: shown,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'amount',
          type: 'number',
          required: true,
          label: { en: 'Amount', zh: '金额' },
          admin: { ...shown, ...price },
        },
        {
          name: 'currency',
          type: 'text',
          required: true,
          label: { en: 'Currency', zh: '货币' },
          admin: shown,
        },
        { name: 'days', type: 'number', required: true, label: { en: 'Days', zh: '天数' }, admin: shown },
      ],
    },
    { name: 'typeName', type: 'text', label: { en: 'Plan', zh: '套餐' }, admin: shown },
    {
      name: 'plan',
      type: 'json',
      required: true,
      label: { en: 'Plan, as it was sold', zh: '购买时的套餐' },
      admin: shown,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: { en: 'Status', zh: '状态' },
      admin: side,
      options: [
        { value: 'pending', label: { en: 'Waiting for payment', zh: '待支付' } },
        { value: 'paid', label: { en: 'Paid', zh: '已支付' } },
        { value: 'closed', label: { en: 'Closed', zh: '已关闭' } },
        { value: 'failed', label: { en: 'Failed', zh: '支付失败' } },
        { value: 'refunded', label: { en: 'Refunded', zh: '已退款' } },
      ],
    },
    {
      name: 'refundedAmount',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { en: 'Given back', zh: '已退金额' },
      admin: { ...side, ...price },
    },
    {
      name: 'disputedAmount',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      label: { en: 'Disputed amount', zh: '争议金额' },
      admin: { ...side, ...price },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { en: 'User', zh: '用户' },
      admin: { ...side, components: { Cell: '/admin/orders/UserCell#UserCell' } },
    },
    {
      name: 'vipType',
      type: 'relationship',
      relationTo: 'vip-types',
      index: true,
      label: { en: 'Plan on sale', zh: '在售套餐' },
      admin: side,
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      index: true,
      label: { en: 'Open until', zh: '支付截止' },
      admin: { ...side, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'paidAt',
      type: 'date',
      index: true,
      label: { en: 'Paid', zh: '支付时间' },
      admin: { ...side, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'sessionId',
      type: 'text',
      index: true,
      label: { en: 'Stripe session', zh: 'Stripe 会话' },
      admin: shown,
    },
    {
      name: 'paymentIntentId',
      type: 'text',
      index: true,
      label: { en: 'Stripe payment', zh: 'Stripe 支付' },
      admin: shown,
    },
    {
      name: 'refund',
      type: 'ui',
      label: { en: 'Refund', zh: '退款' },
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
