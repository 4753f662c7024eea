import type { CollectionBeforeReadHook, CollectionConfig, DataFromCollectionSlug, Field } from 'payload'
import { adminNames, type AdminText, adminText } from '../languages/admin-language'
import { admins, adminField, nobody, nobodyField } from '../access/predicates'
import { searchWhatIsShown } from '../hooks/search-what-is-shown'
import { FAULT_OPTIONS, KIND_OPTIONS, SECOND_READING_OPTIONS, STATE_OPTIONS } from './task-labels'
import { toPerson } from '../fields/to-person'

const shown = { readOnly: true } as const
/** A person's words, their resume and the answer: nobody but the assistant's own calls reads them. */
const closed = { read: nobodyField, create: nobodyField, update: nobodyField }

const count = ({ name, label }: { name: string; label: AdminText }): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label,
  admin: shown,
})

/** Before any field is closed: that it was not read again is all that is shown of an answer. */
const showSecondReading: CollectionBeforeReadHook<DataFromCollectionSlug<'ai-tasks'>> = ({ doc }) => {
  // an edge: only the runner writes the field
  const answer = doc.answer as { secondReading?: 'failed' } | null | undefined
  return { ...doc, secondReading: answer?.secondReading ?? null }
}

/** One thing the assistant was asked for. Written by its features alone, each step with one statement. */
export const aiTasks: CollectionConfig = {
  slug: 'ai-tasks',
  labels: adminNames({ en: ['Task', 'Tasks'], 'zh-CN': '助手任务' }),
  admin: {
    useAsTitle: 'kind',
    defaultColumns: [
      ...['kind', 'user', 'status', 'secondReading', 'model'],
      ...['promptTokens', 'answerTokens', 'createdAt'],
    ],
    listSearchableFields: ['kind', 'user', 'status', 'fault', 'model'],
    components: { beforeListTable: ['/admin/assistant/DaysOfUse#DaysOfUse'] },
    group: adminText({ en: 'Assistant', 'zh-CN': '助手' }),
    description: adminText({
      en: 'What was asked and answered is not shown here: it belongs to the person.',
      'zh-CN': '提问与回答属于用户本人，这里不显示。',
    }),
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [searchWhatIsShown], beforeRead: [showSecondReading] },
  fields: [
    {
      name: 'title',
      type: 'ui',
      admin: { components: { Field: '/admin/assistant/TaskTitle#TaskTitle' }, disableListColumn: true },
    },
    { ...toPerson, name: 'user', label: adminText({ en: 'User', 'zh-CN': '用户' }), admin: shown },
    { name: 'resume', type: 'text', required: true, index: true, access: { read: nobodyField } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: KIND_OPTIONS,
      label: adminText({ en: 'Kind', 'zh-CN': '类型' }),
      admin: shown,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: STATE_OPTIONS,
      label: adminText({ en: 'State', 'zh-CN': '状态' }),
      admin: shown,
    },
    {
      name: 'secondReading',
      type: 'select',
      virtual: true,
      options: SECOND_READING_OPTIONS,
      label: adminText({ en: 'Second reading', 'zh-CN': '模型复核' }),
      admin: {
        ...shown,
        description: adminText({
          en: 'Not done: the model was to read its suggestions again, and failed or was not waited for.',
          'zh-CN': '未完成：模型本应复核自己的建议，但复核失败，或用户没有等它结束。',
        }),
      },
    },
    {
      name: 'language',
      type: 'text',
      required: true,
      access: { read: adminField },
      label: adminText({ en: 'Language', 'zh-CN': '语言' }),
      admin: shown,
    },
    {
      name: 'revision',
      type: 'number',
      required: true,
      access: { read: adminField },
      label: adminText({ en: 'Revision', 'zh-CN': '修订号' }),
      admin: shown,
    },
    { name: 'input', type: 'json', required: true, access: closed },
    // the document as it was when the task was given: what comes later never changes what the task is about
    { name: 'base', type: 'json', access: closed },
    { name: 'answer', type: 'json', access: closed },
    { name: 'sent', type: 'json', access: closed },
    {
      name: 'fault',
      type: 'select',
      options: FAULT_OPTIONS,
      label: adminText({ en: 'Fault', 'zh-CN': '错误' }),
      admin: shown,
    },
    { name: 'model', type: 'text', label: adminText({ en: 'Model', 'zh-CN': '模型' }), admin: shown },
    {
      name: 'promptVersion',
      type: 'text',
      label: adminText({ en: 'Prompt', 'zh-CN': '提示词版本' }),
      admin: shown,
    },
    count({ name: 'promptTokens', label: adminText({ en: 'Tokens sent', 'zh-CN': '发送词元' }) }),
    count({ name: 'answerTokens', label: adminText({ en: 'Tokens answered', 'zh-CN': '回答词元' }) }),
    { name: 'cost', type: 'number', label: adminText({ en: 'Cost', 'zh-CN': '费用' }), admin: shown },
    {
      name: 'ownKey',
      type: 'checkbox',
      defaultValue: false,
      label: adminText({ en: 'Own key', 'zh-CN': '自带密钥' }),
      admin: shown,
    },
    // who works on it, and until when it is believed to live; a new runner takes over afterwards
    { name: 'runner', type: 'text', access: closed, admin: { hidden: true } },
    {
      name: 'leaseUntil',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      access: closed,
      admin: { hidden: true },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: closed,
      admin: { hidden: true },
    },
    {
      name: 'endedAt',
      type: 'date',
      label: adminText({ en: 'Ended', 'zh-CN': '结束时间' }),
      admin: { ...shown, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
