import type { CollectionConfig } from 'payload'
import { adminNames, adminText } from './languages/admin-language'
import { admins } from './access/predicates'
import { bothLanguages } from './fields/both-languages'
import { keyField } from './fields/key-field'
import { MARKDOWN_HINT } from './fields/markdown-hint'
import { copyKey } from './fields/on-duplicate'
import { onlyExamples } from './resumes/only-examples'

const everybody = () => true

/** Example resumes by profession or career stage; a group's page is /content/{key}. */
export const resumeGroups: CollectionConfig = {
  slug: 'resume-groups',
  labels: adminNames({ en: ['Resume group', 'Resume groups'], 'zh-CN': '简历分组' }),
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', 'order', 'updatedAt'],
    listSearchableFields: ['key'],
    group: adminText({ en: 'Content', 'zh-CN': '内容' }),
  },
  access: { read: everybody, create: admins, update: admins, delete: admins },
  hooks: { beforeChange: [onlyExamples] },
  lockDocuments: false,
  defaultSort: 'order',
  fields: [
    {
      ...keyField,
      unique: true,
      hooks: { beforeDuplicate: [copyKey] },
      admin: { components: { Cell: '/admin/groups/GroupCell#GroupCell' } },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      index: true,
      label: adminText({ en: 'Order', 'zh-CN': '排序' }),
    },
    bothLanguages({
      name: 'title',
      type: 'text',
      label: adminText({ en: 'Title', 'zh-CN': '标题' }),
      maxLength: 100,
    }),
    bothLanguages({
      name: 'summary',
      type: 'text',
      label: adminText({ en: 'Summary', 'zh-CN': '简介' }),
      maxLength: 300,
    }),
    bothLanguages({
      name: 'text',
      type: 'textarea',
      label: adminText({ en: 'Text', 'zh-CN': '正文' }),
      maxLength: 20_000,
      description: MARKDOWN_HINT,
    }),
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      label: adminText({ en: 'Cover', 'zh-CN': '封面' }),
      filterOptions: { purpose: { equals: 'article' } },
    },
    {
      name: 'types',
      type: 'array',
      label: adminText({ en: 'Types', 'zh-CN': '类型' }),
      labels: adminNames({ en: ['Type', 'Types'], 'zh-CN': '类型' }),
      maxRows: 60,
      fields: [
        keyField,
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 100,
          label: adminText({ en: 'Name', 'zh-CN': '名称' }),
        },
        {
          name: 'resumeId',
          type: 'relationship',
          relationTo: 'resumes',
          required: true,
          label: adminText({ en: 'Example resume', 'zh-CN': '范例简历' }),
          // What to choose from; `onlyExamples` holds everybody to it.
          filterOptions: { example: { equals: true } },
          validate: (value: unknown) => Boolean(value) || 'resumeId',
        },
      ],
      validate: (rows) => hasUniqueKeys(rows) || 'key: unique',
    },
  ],
}

function hasUniqueKeys(rows: unknown): boolean {
  if (!Array.isArray(rows)) return true
  const keys = rows.map((row: { key?: unknown }) => row.key)
  return new Set(keys).size === keys.length
}
