import type { CollectionConfig } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { adminField, admins, publishedUntrashedOrAdmins } from '../access/predicates'
import { isKey, keyField } from '../fields/key-field'
import { languageOptions } from '../fields/language-options'
import { copyKey, copyTitle } from '../fields/on-duplicate'
import { GUIDE_TAGS } from '../guide-tags'
import { keepLock, LOCK_LASTS } from '../drafts/keep-lock'
import { noteChange } from '../hooks/note-change'
import { checkReferences } from './check-references'
import { checkTemplateCards } from './check-template-cards'
import { dropSchedule } from './drop-schedule'
import { guideEditor } from './guide-editor'
import { keepDate } from './keep-date'
import { keepOldSlug } from './keep-old-slug'
import { placeGuides } from './place-guides'

/** Articles about resumes. Nobody but administrators sees a draft, by whichever door. */
export const guides: CollectionConfig = {
  slug: 'guides',
  labels: adminNames({ en: ['Guide', 'Guides'], 'zh-CN': '指南' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'tags', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'summary', 'author'],
    group: adminText({ en: 'Content', 'zh-CN': '内容' }),
    livePreview: { url: ({ data }) => previewOf(data) },
    // What is published is seen where its readers see it.
    preview: (data) => (data._status === 'published' ? `/guide/${String(data.slug)}` : previewOf(data)),
    components: {
      edit: {
        beforeDocumentControls: [
          '/admin/drafts/KeepTyped#KeepTyped',
          '/admin/drafts/OfferPublish#OfferPublish',
        ],
      },
    },
  },
  access: {
    read: publishedUntrashedOrAdmins,
    create: admins,
    update: admins,
    delete: admins,
    readVersions: admins,
  },
  trash: true,
  lockDocuments: { duration: LOCK_LASTS },
  versions: {
    drafts: {
      autosave: { interval: 1000, showSaveDraftButton: true },
      schedulePublish: { timeFormat: 'HH:mm' },
    },
    maxPerDoc: 50,
  },
  // What one writes at stands first, published or not.
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      label: adminText({ en: 'Title', 'zh-CN': '标题' }),
      hooks: { beforeDuplicate: [copyTitle] },
    },
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: 300,
      label: adminText({ en: 'Summary', 'zh-CN': '摘要' }),
    },
    {
      name: 'content',
      type: 'richText',
      required: true,
      editor: guideEditor,
      label: adminText({ en: 'Text', 'zh-CN': '正文' }),
    },
    {
      ...keyField,
      name: 'slug',
      unique: true,
      hooks: { beforeDuplicate: [copyKey] },
      defaultValue: () => `guide-${crypto.randomUUID().slice(0, 8)}`,
      maxLength: 80,
      // `/guide/edit` is a page of its own
      validate: (value: string | null | undefined) => (isKey(value) && value !== 'edit') || 'a-z, 0-9, -',
      admin: {
        position: 'sidebar',
        description: adminText({
          en: 'Give it a word of the title before it is published. Former addresses go on leading here.',
          'zh-CN': '发布前可换成与标题相关的英文或拼音；改过的旧网址仍会跳转到这里。',
        }),
      },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      index: true,
      options: languageOptions(),
      defaultValue: 'zh-CN',
      label: adminText({ en: 'Language', 'zh-CN': '语言' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'select',
      hasMany: true,
      index: true,
      options: adminOptions(GUIDE_TAGS),
      label: adminText({ en: 'Tags', 'zh-CN': '标签' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'text',
      required: true,
      maxLength: 60,
      label: adminText({ en: 'Author', 'zh-CN': '作者' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      label: adminText({ en: 'Cover', 'zh-CN': '封面' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'guides',
      hasMany: true,
      maxRows: 6,
      // Asking for guides by what their related ones say would tell about drafts.
      access: { read: adminField },
      label: adminText({ en: 'Related guides', 'zh-CN': '相关指南' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      label: adminText({ en: 'Published', 'zh-CN': '发布日期' }),
      hooks: { beforeDuplicate: [() => null] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'oldSlugs',
      type: 'text',
      hasMany: true,
      index: true,
      label: adminText({ en: 'Former addresses', 'zh-CN': '旧网址' }),
      hooks: { beforeDuplicate: [() => []] },
      admin: { position: 'sidebar', readOnly: true },
    },
    // Written by every save of /guide/edit, so that two at once meet in the database.
    {
      name: 'touchedAt',
      type: 'date',
      label: adminText({ en: 'Last touched', 'zh-CN': '最近改动' }),
      access: { read: adminField },
      admin: { hidden: true },
    },
  ],
  hooks: {
    afterChange: [
      noteChange,
      dropSchedule,
      ({ doc, req }) => placeGuides({ payload: req.payload, ids: [String(doc.id)], req }),
    ],
    afterOperation: [keepLock],
    afterDelete: [noteChange, ({ id, req }) => placeGuides({ payload: req.payload, ids: [String(id)], req })],
    beforeChange: [checkReferences, checkTemplateCards, keepOldSlug, keepDate],
  },
}

function previewOf(data: Record<string, unknown>): string {
  return `/guide-preview/${String(data.id ?? '')}`
}
