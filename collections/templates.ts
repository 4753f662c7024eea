import type { CollectionConfig, FieldAccess } from 'payload'
import { adminNames, adminOptions, adminText } from './languages/admin-language'
import { admins, publishedOrAdmins } from './access/predicates'
import { contentField } from './fields/content-field'
import { isKey } from './fields/key-field'
import { languageOptions } from './fields/language-options'
import { copyKey, copyTitle } from './fields/on-duplicate'
import { drawPublished } from './hooks/draw-published'
import { keepTemplateFigures } from './hooks/keep-template-figures'
import { noteChange } from './hooks/note-change'
import { LAYOUT_NAMES } from './layout-codes'
import { isAdmin } from './roles'
import { TEMPLATE_TAGS } from './template-tags'

/** What is sold of a template for members is its text; through our own calls alone, which know who is one. */
const contentReadable: FieldAccess<{ id: string; vipOnly?: boolean | null }> = ({ doc, req }) =>
  req.payloadAPI === 'local' || isAdmin(req.user) || doc?.vipOnly === false || doc?.vipOnly === null

export const templates: CollectionConfig = {
  slug: 'templates',
  labels: adminNames({ en: ['Template', 'Templates'], 'zh-CN': '模板' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'code', 'language', 'tags', 'useCount', 'publishedAt', '_status'],
    listSearchableFields: ['title', 'code'],
    group: adminText({ en: 'Content', 'zh-CN': '内容' }),
    description: adminText({
      en: 'Changing a template doesn’t affect existing resumes: each keeps the content and layout version it was created with.',
      'zh-CN': '修改模板不会影响已有简历：每份简历都保留创建时的内容和版式版本。',
    }),
    // the page itself, drawn from the fields while they are edited
    livePreview: { url: '/template-preview' },
  },
  access: { read: publishedOrAdmins, create: admins, update: admins, delete: admins, readVersions: admins },
  versions: { drafts: true, maxPerDoc: 50 },
  // what the right to read the content hangs on, whatever is asked for
  forceSelect: { vipOnly: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 100,
      label: adminText({ en: 'Title', 'zh-CN': '名称' }),
      hooks: { beforeDuplicate: [copyTitle] },
    },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      label: adminText({ en: 'Code', 'zh-CN': '编号' }),
      admin: {
        description: adminText({
          en: 'a-z, 0-9 and -; part of addresses',
          'zh-CN': '小写字母、数字和 -，用于网址',
        }),
      },
      validate: (value: string | null | undefined) => isKey(value) || 'a-z, 0-9, -',
      hooks: { beforeDuplicate: [copyKey] },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          type: 'select',
          interfaceName: 'Layout',
          required: true,
          label: adminText({ en: 'Layout', 'zh-CN': '版式' }),
          options: adminOptions(LAYOUT_NAMES),
        },
        {
          name: 'layoutVersion',
          type: 'number',
          required: true,
          defaultValue: 1,
          min: 1,
          label: adminText({ en: 'Layout version', 'zh-CN': '版式版本' }),
        },
        {
          name: 'language',
          type: 'select',
          required: true,
          index: true,
          label: adminText({ en: 'Language', 'zh-CN': '语言' }),
          options: languageOptions(),
        },
      ],
    },
    {
      name: 'tags',
      type: 'select',
      hasMany: true,
      label: adminText({ en: 'Tags', 'zh-CN': '标签' }),
      options: adminOptions(TEMPLATE_TAGS),
    },
    { name: 'parts', type: 'ui', admin: { components: { Field: '/admin/templates/PartFields#PartFields' } } },
    {
      ...contentField,
      access: { read: contentReadable },
      label: adminText({ en: 'Content', 'zh-CN': '内容' }),
      admin: {
        ...contentField.admin,
        description: adminText({
          en: 'Easier: write it as a resume in the editor, then choose “Make template” in your resumes.',
          'zh-CN': '更方便的做法：在编辑器里写成一份简历，再在“我的简历”中选择“设为模板”。',
        }),
      },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      index: true,
      label: adminText({ en: 'Order', 'zh-CN': '排序' }),
      admin: {
        position: 'sidebar',
        description: adminText({
          en: 'Larger numbers come first; equal ones by date or use.',
          'zh-CN': '数字大的排在前面；相同时按时间或使用次数。',
        }),
      },
    },
    {
      name: 'vipOnly',
      type: 'checkbox',
      defaultValue: false,
      label: adminText({ en: 'Members only', 'zh-CN': '仅限会员' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'useCount',
      type: 'number',
      defaultValue: 0,
      index: true,
      label: adminText({ en: 'Resumes made from it', 'zh-CN': '使用次数' }),
      admin: { readOnly: true, position: 'sidebar' },
      hooks: { beforeDuplicate: [() => 0] },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      label: adminText({ en: 'First published', 'zh-CN': '首次发布' }),
      admin: { readOnly: true, position: 'sidebar' },
      hooks: { beforeDuplicate: [() => null] },
    },
  ],
  hooks: {
    beforeChange: [keepTemplateFigures],
    afterChange: [drawPublished, noteChange],
    afterDelete: [noteChange],
  },
}
