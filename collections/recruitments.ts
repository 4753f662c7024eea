import type { CollectionConfig } from 'payload'
import { admins, publishedOrAdmins } from './access/predicates'
import { languageOptions } from './fields/language-options'

/** Open positions; past their deadline they stay readable, at the end. */
export const recruitments: CollectionConfig = {
  slug: 'recruitments',
  labels: { singular: { en: 'Job', zh: '招聘' }, plural: { en: 'Jobs', zh: '招聘' } },
  admin: {
    useAsTitle: 'position',
    defaultColumns: ['position', 'company', 'city', 'language', 'deadline', '_status'],
    listSearchableFields: ['position', 'company', 'city'],
    group: { en: 'Content', zh: '内容' },
  },
  access: { read: publishedOrAdmins, create: admins, update: admins, delete: admins, readVersions: admins },
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    { name: 'position', type: 'text', required: true, maxLength: 100, label: { en: 'Position', zh: '职位' } },
    { name: 'company', type: 'text', required: true, maxLength: 100, label: { en: 'Company', zh: '公司' } },
    {
      name: 'city',
      type: 'text',
      required: true,
      maxLength: 60,
      index: true,
      label: { en: 'City', zh: '城市' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      index: true,
      options: languageOptions(),
      label: { en: 'Language', zh: '语言' },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      index: true,
      maxLength: 30,
      maxRows: 8,
      label: { en: 'Tags', zh: '标签' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      admin: { rows: 16 },
      label: { en: 'Description', zh: '职位描述' },
    },
    {
      name: 'link',
      type: 'text',
      maxLength: 500,
      label: { en: 'Link', zh: '链接' },
      validate: (value: string | null | undefined) => !value || /^https?:\/\/\S+$/.test(value) || 'https://…',
    },
    { name: 'source', type: 'text', maxLength: 60, label: { en: 'Source', zh: '来源' } },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'resume-groups',
      label: { en: 'Examples that fit', zh: '相关范例' },
    },
    {
      name: 'deadline',
      type: 'date',
      index: true,
      label: { en: 'Deadline', zh: '截止日期' },
      admin: {
        description: {
          en: 'Open through this day; empty: always open.',
          zh: '当天仍可投递；留空则长期有效。',
        },
      },
    },
    {
      name: 'postedAt',
      type: 'date',
      index: true,
      label: { en: 'Posted', zh: '发布时间' },
      defaultValue: () => new Date().toISOString(),
    },
  ],
}
