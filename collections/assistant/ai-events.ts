import type { CollectionConfig } from 'payload'
import { OURS } from '../access/predicates'

/** What a task has said so far, numbered from 1. The key makes each number stand once, whoever writes it. */
export const aiEvents: CollectionConfig = {
  slug: 'ai-events',
  ...OURS,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'task', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
  ],
}
