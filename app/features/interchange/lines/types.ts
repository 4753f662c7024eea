/** A line of a document in any format, as far as the reader of resumes cares. */
export type SourceLine = {
  text: string
  kind: 'text' | 'bullet' | 'heading' | 'blank'
  /** Of a heading 1 to 6, of a bullet its depth from 0, else 0. */
  level: number
}
