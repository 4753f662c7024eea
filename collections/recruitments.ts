import type { CollectionConfig, PayloadRequest } from 'payload'
import { adminLanguage, adminNames, adminText } from './languages/admin-language'
import { admins, publishedOrAdmins } from './access/predicates'
import { languageOptions } from './fields/language-options'
import { MARKDOWN_HINT } from './fields/markdown-hint'

const NOT_A_LINK = { en: 'Begin with https://', 'zh-CN': '请以 https:// 开头' }

/** Open positions; past their deadline they stay readable, at the end. */
export const recruitments: CollectionConfig = {
  slug: 'recruitments',
  labels: adminNames({ en: ['Job', 'Jobs'], 'zh-CN': '招聘' }),
  admin: {
    useAsTitle: 'position',
    defaultColumns: ['position', 'company', 'city', 'language', 'deadline', '_status'],
    listSearchableFields: ['position', 'company', 'city'],
    group: adminText({ en: 'Content', 'zh-CN': '内容' }),
    preview: ({ id, _status }) => (_status === 'published' ? `/recruitment/${String(id)}` : null),
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
      defaultValue: 'zh-CN',
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
      admin: { description: adminText({ en: 'Press Enter after each.', 'zh-CN': '每输入一个按回车。' }) },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      admin: { rows: 16, description: MARKDOWN_HINT },
      label: adminText({ en: 'Description', 'zh-CN': '职位描述' }),
    },
    {
      name: 'link',
      type: 'text',
      maxLength: 500,
      label: adminText({ en: 'Link', 'zh-CN': '链接' }),
      admin: {
        description: adminText({
          en: 'Where people apply. A link to jobs.example.com marks the job as a fictional sample.',
          'zh-CN': '投递地址。指向 jobs.example.com 的链接会让职位标为虚构示例。',
        }),
      },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value || /^https?:\/\/\S+$/.test(value) || NOT_A_LINK[adminLanguage(req.i18n)],
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
