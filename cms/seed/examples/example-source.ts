import type { Language, SectionKind } from '../../../collections/resumes/schema'

/** An example resume as it is written by hand; `exampleContent` makes the document of it. All people are invented. */
export type ExampleSource = {
  /** stands in the address, unique within its group */
  key: string
  /** key of the group */
  group: string
  /** the name of the type, in the language of the resume */
  typeName: string
  language: Language
  /** a seeded template: its layout, type size and margins are the example's */
  templateCode: string
  themeColor: string
  title: string
  person: Partial<Record<'name' | 'headline' | 'phone' | 'email' | 'location' | 'url', string>>
  summary?: string
  /** in the order of the page; `skill` says where the skills stand */
  sections: ExampleSection[]
  skills?: { title: string; rows: Record<string, string[]> }
}

export type ExampleSection = { kind: SectionKind; title?: string; items?: ExampleItem[] }

export type ExampleItem = {
  title: string
  subtitle?: string
  place?: string
  start?: string
  end?: string
  link?: string
  tags?: string[]
  facts?: Record<string, string>
  /** one paragraph, or a list when there are more */
  text?: string[]
}
