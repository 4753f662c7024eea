import type { WrittenResume } from '../written/written-resume'

/** An example resume as it is written by hand; `exampleContent` makes the document of it. */
export type ExampleSource = WrittenResume & {
  /** stands in the address, unique within its group */
  key: string
  /** key of the group */
  group: string
  /** the name of the type, in the language of the resume */
  typeName: string
  /** a seeded template: its layout, type size and margins are the example's */
  templateCode: string
  themeColor: string
}
