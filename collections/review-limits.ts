/** Comments of all readers of one link, answers included. */
export const MOST_COMMENTS = 200
/** Of one browser, in one link. */
export const MOST_OF_READER = 50
/** Answers to one comment. */
export const MOST_ANSWERS = 30
export const LONGEST_COMMENT = 1000
/** The words that a comment means, and what it would put in their place. */
export const LONGEST_QUOTE = 2000
export const LONGEST_READER_NAME = 40

export const COMMENT_STATES = ['open', 'accepted', 'closed'] as const
export type CommentState = (typeof COMMENT_STATES)[number]
