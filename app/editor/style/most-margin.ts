/** The widest margin that a document takes, in CSS pixels. */
export const MOST_MARGIN = 160
