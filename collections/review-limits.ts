/** Open comments of all readers of one link, answers included. */
export const MOST_COMMENTS = 200
/** Of one browser, in one link, without what was settled. */
export const MOST_OF_READER = 50
/** Answers to one comment, of its readers and of its owner each. */
export const MOST_ANSWERS = 30
export const LONGEST_COMMENT = 1000
/** The words that a comment means, and what it would put in their place. */
export const LONGEST_QUOTE = 2000
export const LONGEST_READER_NAME = 40

export const SHOWN_STATES = ['open', 'accepted', 'closed'] as const
export type ShownState = (typeof SHOWN_STATES)[number]
/** What is removed is shown to nobody, and deleted once its owner can hardly want it back. */
export const COMMENT_STATES = [...SHOWN_STATES, 'removed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]
