import type { Language, SectionKind } from '../../../collections/resumes/schema'

/** A resume as it is written by hand; `writtenContent` makes the document of it. All people are invented. */
export type WrittenResume = {
  language: Language
  /** of the document, not of the page */
  title: string
  person: Partial<Record<'name' | 'headline' | 'phone' | 'email' | 'location' | 'url' | 'birth', string>>
  /** further rows of the basic information, by their labels */
  facts?: Record<string, string>
  summary?: string
  summaryTitle?: string
  /** in the order of the page; `skill` says where the skills stand */
  sections: WrittenSection[]
  /** the keywords of each skill, or how well it is mastered, of ten */
  skills?: { title: string; rows: Record<string, string[] | number> }
}

export type WrittenSection = { kind: SectionKind; title?: string; items?: WrittenItem[] }

export type WrittenItem = {
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
