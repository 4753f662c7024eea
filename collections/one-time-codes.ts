import type { CollectionConfig } from 'payload'
import { OURS } from './access/predicates'

/** Codes sent by mail: hashed, for one purpose, few tries, short life. */
export const oneTimeCodes: CollectionConfig = {
  slug: 'one-time-codes',
  ...OURS,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'attemptsLeft', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
