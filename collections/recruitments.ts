import type { CollectionConfig } from 'payload'
import { adminNames, adminText } from './languages/admin-language'
import { admins, publishedOrAdmins } from './access/predicates'
import { languageOptions } from './fields/language-options'

/** Open positions; past their deadline they stay readable, at the end. */
export const recruitments: CollectionConfig = {
  slug: 'recruitments',
  labels: adminNames({ en: ['Job', 'Jobs'], 'zh-CN': '招聘' }),
  admin: {
    useAsTitle: 'position',
    defaultColumns: ['position', 'company', 'city', 'language', 'deadline', '_status'],
    listSearchableFields: ['position', 'company', 'city'],
    group: adminText({ en: 'Content', 'zh-CN': '内容' }),
  },
  access: { read: publishedOrAdmins, create: admins, update: admins, delete: admins, readVersions: admins },
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    {
      name: 'position',
      type: 'text',
      required: true,
      maxLength: 100,
      label: adminText({ en: 'Position', 'zh-CN': '职位' }),
    },
    {
      name: 'company',
      type: 'text',
      required: true,
      maxLength: 100,
      label: adminText({ en: 'Company', 'zh-CN': '公司' }),
    },
    {
      name: 'city',
      type: 'text',
      required: true,
      maxLength: 60,
      index: true,
      label: adminText({ en: 'City', 'zh-CN': '城市' }),
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      index: true,
      options: languageOptions(),
      label: adminText({ en: 'Language', 'zh-CN': '语言' }),
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      index: true,
      maxLength: 30,
      maxRows: 8,
      label: adminText({ en: 'Tags', 'zh-CN': '标签' }),
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      admin: { rows: 16 },
      label: adminText({ en: 'Description', 'zh-CN': '职位描述' }),
    },
    {
      name: 'link',
      type: 'text',
      maxLength: 500,
      label: adminText({ en: 'Link', 'zh-CN': '链接' }),
      validate: (value: string | null | undefined) => !value || /^https?:\/\/\S+$/.test(value) || 'https://…',
    },
    { name: 'source', type: 'text', maxLength: 60, label: adminText({ en: 'Source', 'zh-CN': '来源' }) },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'resume-groups',
      label: adminText({ en: 'Examples that fit', 'zh-CN': '相关范例' }),
    },
    {
      name: 'deadline',
      type: 'date',
      index: true,
      label: adminText({ en: 'Deadline', 'zh-CN': '截止日期' }),
      admin: {
        description: adminText({
          en: 'Open through this day; empty: always open.',
          'zh-CN': '当天仍可投递；留空则长期有效。',
        }),
      },
    },
    {
      name: 'postedAt',
      type: 'date',
      index: true,
      label: adminText({ en: 'Posted', 'zh-CN': '发布时间' }),
      defaultValue: () => new Date().toISOString(),
    },
  ],
}
