import type { CollectionConfig } from 'payload'
import { nobody } from './access/predicates'

export const COUNTED = ['export', 'export-failed'] as const
export type Counted = (typeof COUNTED)[number]

/** How often something happened on a day (UTC): numbers only, for the operator's overview. */
export const dailyCounts: CollectionConfig = {
  slug: 'daily-counts',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}

/** The row of one kind on one day, such as `export 2026-11-21`. */
export function countKey({ kind, day }: { kind: Counted; day: string }): string {
  return `${kind} ${day}`
}
