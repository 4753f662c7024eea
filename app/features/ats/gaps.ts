/** Wider than any space between words, in the font's size. */
export const WIDE = 1.6
/** A gap that is a space nobody typed, in the font's size. */
export const SPACE = 0.2
/** The same where the file has no space between the two, as between labels that have a box each. */
export const WIDE_BARE = 1
