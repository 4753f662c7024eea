import * as z from 'zod'
import {
  COMMENT_STATES,
  LONGEST_COMMENT,
  LONGEST_QUOTE,
  LONGEST_READER_NAME,
  SHOWN_STATES,
} from '../../../../collections/review-limits'

/** What comes in with every call about comments, and how they go out. */
export const commentText = z.string().trim().max(LONGEST_COMMENT).describe('Plain text')
export const answerText = z.string().trim().min(1).max(LONGEST_COMMENT).describe('Plain text')
export const quote = z
  .string()
  .min(1)
  .max(LONGEST_QUOTE)
  .describe('The words it is about, as the reader saw them')
export const suggestion = z
  .string()
  .max(LONGEST_QUOTE)
  .nullable()
  .describe('Other words for the quoted ones; null: a remark alone')
export const readerName = z
  .string()
  .trim()
  .max(LONGEST_READER_NAME)
  .describe('What the reader calls themselves')
export const commentId = z.string().max(200).describe('From the list of comments')
export const commentState = z.enum(COMMENT_STATES)
const shownState = z.enum(SHOWN_STATES)

export const entry = z
  .object({
    id: z.string(),
    by: z.enum(['reader', 'owner']),
    name: z.string(),
    text: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'ReviewAnswer' })
const own = z.boolean().describe('Written in this browser, which may take it back')
const ownEntry = entry.extend({ own }).meta({ id: 'OwnReviewAnswer' })

/** As the owner has it. */
export const comment = entry
  .extend({
    link: z.string(),
    linkLabel: z.string(),
    block: z.string().describe('The text of the page it was made on'),
    target: z.string().describe('Id of what the words are a field of; empty where they are of none'),
    field: z.string(),
    offset: z.int().describe('Where the words began in that field'),
    quote: z.string(),
    suggestion,
    status: shownState,
    answers: z.array(entry),
  })
  .meta({ id: 'ReviewComment' })

/** As a reader of the link has it. */
export const readersComment = ownEntry
  .extend({
    block: z.string().nullable().describe('The text of the page it is about; null: no longer there'),
    isChanged: z.boolean().describe('Whether that text has changed since'),
    quote: z.string().describe('Empty where the page no longer says it and another reader wrote the comment'),
    suggestion,
    status: shownState,
    answers: z.array(ownEntry),
  })
  .meta({ id: 'ReadersReviewComment' })

export const passage = z
  .object({
    block: z.string(),
    text: z.string(),
    words: z.string().nullable().describe('The part that other words can be suggested for; null: none'),
  })
  .meta({ id: 'Passage' })
