import type { CollectionConfig } from 'payload'
import { adminNames, adminText } from './languages/admin-language'
import { admins, nobody } from './access/predicates'

export const COUNTED = ['export', 'export-failed', 'job', 'job-failed'] as const
export type Counted = (typeof COUNTED)[number]

/** How often something happened on a day (UTC): numbers only, for the operator's overview. */
export const dailyCounts: CollectionConfig = {
  slug: 'daily-counts',
  labels: adminNames({ en: ['Daily count', 'Daily counts'], 'zh-CN': '每日统计' }),
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', 'count', 'updatedAt'],
    listSearchableFields: ['key'],
    group: adminText({ en: 'Operation', 'zh-CN': '运维' }),
    description: adminText({
      en: 'How often something happened on a day (UTC). Numbers only.',
      'zh-CN': '每天（UTC）各类操作的次数，仅有数字。',
    }),
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-key',
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: adminText({ en: 'What, and when', 'zh-CN': '项目与日期' }),
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: adminText({ en: 'Count', 'zh-CN': '次数' }),
    },
  ],
}

/** The row of one kind on one day, such as `export 2026-11-21`. */
export function countKey({ kind, day }: { kind: Counted; day: string }): string {
  return `${kind} ${day}`
}
