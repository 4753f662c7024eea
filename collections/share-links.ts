import type { CollectionConfig } from 'payload'
import { OURS } from './access/predicates'
import { LONGEST_LABEL } from './share-limits'

/** Further ways to a shared resume beside its own access code, each with its code and limits. Its owner is the resume's. */
export const shareLinks: CollectionConfig = {
  slug: 'share-links',
  ...OURS,
  fields: [
    { name: 'resume', type: 'text', required: true, index: true },
    { name: 'label', type: 'text', maxLength: LONGEST_LABEL },
    { name: 'code', type: 'text', required: true, maxLength: 8 },
    { name: 'expiresAt', type: 'date' },
    { name: 'viewLimit', type: 'number' },
    { name: 'canDownload', type: 'checkbox', required: true, defaultValue: true },
    { name: 'views', type: 'number', required: true, defaultValue: 0 },
    { name: 'downloads', type: 'number', required: true, defaultValue: 0 },
    { name: 'revokedAt', type: 'date' },
    // whether its readers may comment, and how much they have written
    { name: 'canComment', type: 'checkbox', defaultValue: false },
    { name: 'comments', type: 'number', defaultValue: 0 },
  ],
}

/** How often a link was opened on a day (UTC): numbers only, nothing of who. */
export const shareDays: CollectionConfig = {
  slug: 'share-days',
  ...OURS,
  fields: [
    // the link and the day
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'link', type: 'text', required: true, index: true },
    { name: 'day', type: 'text', required: true },
    { name: 'views', type: 'number', required: true, defaultValue: 0 },
    { name: 'downloads', type: 'number', required: true, defaultValue: 0 },
  ],
}
