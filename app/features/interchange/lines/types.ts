/** A line of a document in any format, as far as the reader of resumes cares. */
export type SourceLine = {
  text: string
  /** The same with `**bold**`, `*italic*` and links, where the source has them: what is told keeps them, names and dates don't. */
  marked?: string
  kind: 'text' | 'bullet' | 'heading' | 'blank'
  /** Of a heading 1 to 6, of a bullet its depth from 0, else 0. */
  level: number
  /** Of a line of plain text how far it is moved in, in characters; left out where it isn't. */
  indent?: number
  /** It stands where titles of sections do: alone in the first cell of a row, or beside its section. */
  isTitle?: boolean
  /** Of a row of a table its cells, the empty ones too. */
  cells?: string[]
  /** Of an item of a numbered list its number. */
  start?: number
  /** Whether it begins in bold. */
  isBold?: boolean
  /** A page ended the line here: the next one goes on with it. */
  isWrapped?: boolean
  /** A paragraph, and no line of print that was ended for want of room. */
  isWhole?: boolean
  /** It ends within a word, without a sign of that. */
  isParted?: boolean
}
