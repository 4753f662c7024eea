import type { CollectionConfig } from 'payload'
import { adminNames, adminText } from '../languages/admin-language'
import { LANGUAGES, type Language } from '../resumes/choices'
import { admins } from '../access/predicates'
import { bothLanguages } from '../fields/both-languages'
import { CURRENCIES, MOST_PRICE } from './currencies'
import { entitlementsField, isWhole } from './entitlements'

const PRICE_SHOWN = '/admin/orders/PriceShown#PriceShown'

export const MOST_DAYS = 3660

/** The plans on sale. An order keeps a copy of what it bought: nothing here changes what was bought. */
export const vipTypes: CollectionConfig = {
  slug: 'vip-types',
  labels: adminNames({ en: ['Plan', 'Plans'], 'zh-CN': '会员套餐' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'price', 'currency', 'days', 'active', 'order'],
    group: adminText({ en: 'Membership', 'zh-CN': '会员' }),
    description: adminText({
      en: 'A changed price or number of days counts for new orders only. To stop selling a plan, switch it off.',
      'zh-CN': '修改价格或天数只影响新订单。停售请关闭“在售”，不必删除。',
    }),
  },
  // the site shows active ones to everybody, through its own call
  access: { read: admins, create: admins, update: admins, delete: admins },
  defaultSort: 'order',
  fields: [
    bothLanguages({
      name: 'name',
      type: 'text',
      maxLength: 40,
      label: adminText({ en: 'Name', 'zh-CN': '名称' }),
    }),
    bothLanguages({
      name: 'summary',
      type: 'text',
      maxLength: 120,
      label: adminText({ en: 'In one line', 'zh-CN': '一句话说明' }),
    }),
    {
      // keeps a seeded plan single where two servers start at the same moment
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      defaultValue: () => crypto.randomUUID(),
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => crypto.randomUUID()] },
    },
    {
      // for the lists of the admin
      name: 'title',
      type: 'text',
      label: adminText({ en: 'Plan', 'zh-CN': '套餐' }),
      admin: { hidden: true },
      hooks: { beforeChange: [({ siblingData, value }) => titleOf(siblingData) ?? value] },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'price',
          type: 'number',
          required: true,
          min: 0,
          max: MOST_PRICE,
          label: adminText({ en: 'Price', 'zh-CN': '价格' }),
          admin: {
            description: adminText({
              en: 'in minor units, ten yuan: 1000; 0 can be started once for free',
              'zh-CN': '最小货币单位，10 元填 1000；0 为每人可免费领取一次',
            }),
            components: { Cell: '/admin/orders/PriceCell#PriceCell', afterInput: [PRICE_SHOWN] },
          },
          validate: (value: unknown) => isWhole({ value, max: MOST_PRICE }) || `0–${MOST_PRICE}`,
        },
        {
          name: 'currency',
          type: 'select',
          required: true,
          defaultValue: 'CNY',
          options: [...CURRENCIES],
          label: adminText({ en: 'Currency', 'zh-CN': '货币' }),
        },
        {
          name: 'days',
          type: 'number',
          required: true,
          min: 1,
          max: MOST_DAYS,
          label: adminText({ en: 'Days', 'zh-CN': '天数' }),
          validate: (value: unknown) => isWhole({ value, min: 1, max: MOST_DAYS }) || `1–${MOST_DAYS}`,
        },
      ],
    },
    {
      name: 'prices',
      type: 'array',
      maxRows: LANGUAGES.length,
      label: adminText({ en: 'Prices for readers of a language', 'zh-CN': '按语言定价' }),
      labels: adminNames({ en: ['Price', 'Prices'], 'zh-CN': '价格' }),
      admin: {
        description: adminText({
          en: 'Readers of a language named here see and pay this price; all others the price above.',
          'zh-CN': '使用所列语言的访客按此价格显示和支付，其余按上面的价格。',
        }),
      },
      validate: (rows: unknown) => isOnePerLanguage(rows) || '1 × language · 每种语言一条',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'language',
              type: 'select',
              required: true,
              options: [...LANGUAGES],
              label: adminText({ en: 'Language', 'zh-CN': '语言' }),
            },
            {
              name: 'price',
              type: 'number',
              required: true,
              min: 1,
              max: MOST_PRICE,
              label: adminText({ en: 'Price in minor units', 'zh-CN': '价格（最小货币单位）' }),
              admin: { components: { afterInput: [PRICE_SHOWN] } },
              validate: (value: unknown) => isWhole({ value, min: 1, max: MOST_PRICE }) || `1–${MOST_PRICE}`,
            },
            {
              name: 'currency',
              type: 'select',
              required: true,
              options: [...CURRENCIES],
              label: adminText({ en: 'Currency', 'zh-CN': '货币' }),
            },
          ],
        },
      ],
    },
    entitlementsField,
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: adminText({ en: 'On sale', 'zh-CN': '在售' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      index: true,
      label: adminText({ en: 'Order', 'zh-CN': '排序' }),
      admin: {
        position: 'sidebar',
        description: adminText({ en: 'Smaller numbers come first.', 'zh-CN': '数字小的排在前面。' }),
      },
    },
    {
      name: 'level',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 0,
      max: 100,
      label: adminText({ en: 'Level', 'zh-CN': '等级' }),
      admin: {
        position: 'sidebar',
        description: adminText({
          en: 'Days of a higher level are used first; those of a lower one wait.',
          'zh-CN': '先使用等级高的天数，等级低的顺延。',
        }),
      },
      validate: (value: unknown) => isWhole({ value, max: 100 }) || '0–100',
    },
  ],
}

function isOnePerLanguage(rows: unknown): boolean {
  if (!Array.isArray(rows)) return true
  const languages = rows.map((row: { language?: unknown }) => row.language)
  return new Set(languages).size === languages.length
}

function titleOf(data: Partial<Record<string, unknown>>): string | null {
  const name = data.name
  if (typeof name !== 'object' || name === null) return null
  const names = LANGUAGES.map((language): unknown => (name as Partial<Record<Language, unknown>>)[language])
  return names.includes(undefined) ? null : names.join(' · ')
}
