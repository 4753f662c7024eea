import type { CollectionConfig } from 'payload'
import { OURS } from './access/predicates'

/** The page plan of a revision: which block stands on which page, and the characters drawn. Made by the server alone. */
export const pagePlans: CollectionConfig = {
  slug: 'page-plans',
  ...OURS,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'resume', type: 'text', required: true, index: true },
    { name: 'revision', type: 'number', required: true },
    { name: 'plan', type: 'json', required: true },
    { name: 'glyphs', type: 'json', required: true },
  ],
}
