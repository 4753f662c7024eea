import type { CollectionConfig } from 'payload'
import { OURS } from '../access/predicates'
import { GUIDE_TAG_KEYS } from '../guide-tags'
import { LANGUAGES } from '../resumes/schema'

/** The list of all guides, and one for each tag. */
export const GUIDE_LISTS = ['all', ...GUIDE_TAG_KEYS] as const
export type GuideListKey = (typeof GUIDE_LISTS)[number]

/**
 * Where the published guides stand in the lists that visitors read: a row for each list a guide is in, kept by hooks.
 * One index gives a page of a list in its order, however many guides there are. The guides' own table can't: tags are a
 * table beside it on SQLite, and what is in the trash is asked for by an "or" on MongoDB.
 */
export const guidePlaces: CollectionConfig = {
  slug: 'guide-places',
  ...OURS,
  // Payload adds the date of creation to each sort; an index without it would be sorted anew by MongoDB.
  indexes: [
    { fields: ['list', 'language', 'place', 'createdAt'] },
    { fields: ['list', 'place', 'createdAt'] },
  ],
  fields: [
    { name: 'guide', type: 'text', required: true, index: true },
    { name: 'list', type: 'select', required: true, options: [...GUIDE_LISTS] },
    { name: 'language', type: 'select', required: true, options: [...LANGUAGES] },
    // Grows with the date and says all of the row, so that no two are the same.
    { name: 'place', type: 'text', required: true, unique: true },
  ],
}
