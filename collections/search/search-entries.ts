import type { CollectionConfig } from 'payload'
import { nobody } from '../access/predicates'
import { LANGUAGES } from '../resumes/schema'

export const SEARCH_KINDS = ['page', 'guide', 'group', 'example', 'template', 'recruitment'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/**
 * What the site's search looks through: a row for each public page and language, kept by hooks and made of what is
 * published alone. `words` hold what `wordsOf` makes of the texts, each after a slash, so that a plain "contains" finds
 * the beginnings of words on SQLite and on MongoDB alike.
 */
export const searchEntries: CollectionConfig = {
  slug: 'search-entries',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, index: true, options: [...SEARCH_KINDS] },
    { name: 'language', type: 'select', required: true, options: [...LANGUAGES] },
    { name: 'url', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'summary', type: 'text' },
    { name: 'body', type: 'textarea' },
    { name: 'picture', type: 'text' },
    { name: 'changedAt', type: 'date', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'titleWords', type: 'textarea', required: true },
    { name: 'words', type: 'textarea', required: true },
  ],
}
