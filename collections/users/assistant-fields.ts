import type { Field } from 'payload'
import { nobodyField } from '../access/predicates'

const unseen = { create: nobodyField, update: nobodyField, read: nobodyField }

export const assistantFields: Field[] = [
  // a key of the person's own for the assistant's provider, encrypted; it is never shown again
  { name: 'assistantKey', type: 'text', access: unseen, admin: { hidden: true } },
]
