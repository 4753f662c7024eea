import type { WrittenResume } from '../written/written-resume'

/** An example resume as it is written by hand, in the file of its group and language; `exampleContent` makes the document of it. */
export type WrittenExample = Omit<WrittenResume, 'language'> & {
  /** stands in the address, unique within its group */
  key: string
  /** the name of the type, in the language of the resume */
  typeName: string
  /** a seeded template: its layout, type size and margins are the example's */
  templateCode: string
  themeColor: string
}

export type ExampleSource = WrittenExample & WrittenResume & { /** its key */ group: string }
