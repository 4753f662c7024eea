import type { CollectionConfig } from 'payload'
import { OURS } from './access/predicates'
import { COMMENT_STATES, LONGEST_COMMENT, LONGEST_QUOTE, LONGEST_READER_NAME } from './review-limits'

/**
 * What readers of a link wrote about the resume, and what was answered: plain text. A comment says which text of the page it
 * means, by the block and the field it stands in and by its words, so that it is found again after edits.
 */
export const reviewComments: CollectionConfig = {
  slug: 'review-comments',
  ...OURS,
  fields: [
    { name: 'resume', type: 'text', required: true, index: true },
    { name: 'link', type: 'text', required: true, index: true },
    // of an answer: the comment it answers
    { name: 'answerTo', type: 'text', index: true },
    { name: 'by', type: 'select', required: true, options: ['reader', 'owner'] },
    // keyed hash of what the browser of a reader keeps; tells no person
    { name: 'reader', type: 'text', index: true },
    { name: 'name', type: 'text', maxLength: LONGEST_READER_NAME },
    { name: 'text', type: 'textarea', maxLength: LONGEST_COMMENT },
    { name: 'block', type: 'text', maxLength: 200 },
    // the field of the document and the offset in its text, where the words stand in one
    { name: 'target', type: 'text', maxLength: 100 },
    { name: 'field', type: 'text', maxLength: 60 },
    { name: 'offset', type: 'number' },
    { name: 'quote', type: 'textarea', maxLength: LONGEST_QUOTE },
    // other words for the quoted ones; null: a remark alone
    { name: 'suggestion', type: 'textarea', maxLength: LONGEST_QUOTE },
    { name: 'status', type: 'select', required: true, options: [...COMMENT_STATES], defaultValue: 'open' },
    { name: 'settledAt', type: 'date' },
  ],
}
