import type { CollectionConfig } from 'payload'
import { OURS } from '../access/predicates'
import { LANGUAGES } from '../resumes/schema'

export const SEARCH_KINDS = ['page', 'guide', 'group', 'example', 'template', 'recruitment'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/**
 * What the site's search looks through: a row for each public page and language, kept by hooks and made of what is
 * published alone. The database has an index of its own over their words, by which it finds whole ones and beginnings:
 * SQLite the table `search_words`, kept by triggers (cms/migrations), MongoDB cms/database/index-search-words.ts.
 */
export const searchEntries: CollectionConfig = {
  slug: 'search-entries',
  ...OURS,
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
    // a list of what `wordsOf` makes of the texts; those of the title once more behind TITLE_MARK
    { name: 'words', type: 'json', required: true },
  ],
}
