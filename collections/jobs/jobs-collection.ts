import type { CollectionConfig, Field, Option } from 'payload'
import { adminNames, adminText } from '../languages/admin-language'
import { admins, nobody } from '../access/predicates'
import { mapField } from '../fields/map-field'
import { withOwnFormat } from '../fields/own-date-formats'
import { withOwnJson } from '../fields/own-json-fields'
import { withSpokenLabels } from '../fields/spoken-labels'
import { isAdmin } from '../roles'
import { JOB_FIELD_DESCRIPTIONS, JOB_FIELD_LABELS, STATE_LABELS, TASK_LABELS } from './job-labels'
import { retryJob } from './retry-job'

/** Payload's collection of jobs, to be looked at by operators: what waits, what failed and why. Nobody edits a job. */
export function jobsCollection(payloads: CollectionConfig): CollectionConfig {
  return withSpokenLabels({
    ...payloads,
    labels: adminNames({ en: ['Job', 'Background jobs'], 'zh-CN': ['任务', '后台任务'] }),
    admin: {
      ...payloads.admin,
      hidden: ({ user }) => !isAdmin({ roles: user.roles }),
      group: adminText({ en: 'Operation', 'zh-CN': '运维' }),
      useAsTitle: 'taskSlug',
      defaultColumns: ['taskSlug', 'waitUntil', 'processing', 'hasError', 'totalTried', 'createdAt'],
      listSearchableFields: ['taskSlug'],
      description: adminText({
        en: 'What the site does by itself. A job that is done is removed.',
        'zh-CN': '网站自动执行的工作。完成后的任务会被移除。',
      }),
    },
    lockDocuments: false,
    access: { create: nobody, read: admins, update: nobody, delete: admins },
    endpoints: [...(payloads.endpoints || []), retryJob],
    fields: [...payloads.fields.map((field) => mapField(labelled(field), own)), retry],
  })
}

const own = (field: Field) => withOwnFormat(withOwnJson(field))

const retry: Field = {
  name: 'retry',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/admin/jobs/Retry#Retry' } },
}

function labelled(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      label: adminText({ en: 'Status', 'zh-CN': '状态' }),
      fields: tab.fields.map(labelled),
    }))
    return { ...field, tabs }
  }
  const name = 'name' in field ? field.name : ''
  const label = JOB_FIELD_LABELS[name]
  const description = JOB_FIELD_DESCRIPTIONS[name]
  const named = {
    ...field,
    label: label && adminText(label),
    admin: { ...field.admin, ...(description ? { description: adminText(description) } : {}) },
    ...('fields' in field ? { fields: field.fields.map(labelled) } : {}),
    ...('options' in field ? { options: field.options.map(optionLabelled) } : {}),
  }
  // an edge: the same field with other words, whichever of Payload's many kinds it is
  return named as Field
}

function optionLabelled(option: Option): Option {
  const value = typeof option === 'string' ? option : option.value
  const label = TASK_LABELS[value] ?? STATE_LABELS[value]
  return { value, label: label ? adminText(label) : value }
}
