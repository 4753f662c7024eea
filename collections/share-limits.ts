/** Links of one resume, those that no longer open it included. */
export const MOST_LINKS = 20
export const LONGEST_LABEL = 60
export const MOST_VIEWS = 10_000
