import type { BaseInfoRow, Language, SectionKind } from '../../../collections/resumes/schema'

/** A resume as it is written by hand; `writtenContent` makes the document of it. All people are invented. */
export type WrittenResume = {
  language: Language
  /** of the document, not of the page */
  title: string
  /** in the order of the page */
  person: Partial<Record<PersonKind, string>>
  /** what is not called as it is called elsewhere */
  labels?: Partial<Record<PersonKind | 'info', string>>
  /** further rows of the basic information, by their labels */
  facts?: Record<string, string | (Pick<BaseInfoRow, 'kind' | 'value'> & { url?: string })>
  summary?: string
  summaryTitle?: string
  /** in the order of the page; `skill` says where the skills stand */
  sections: WrittenSection[]
  /** the keywords of each skill, how well it is mastered, of ten, or both, also in words */
  skills?: { title?: string; rows: Record<string, string[] | number | WrittenSkill> }
}

export type PersonKind = 'name' | 'headline' | 'phone' | 'email' | 'location' | 'url' | 'birth'

type WrittenSkill = { value: number; level?: string; tags?: string[] }

export type WrittenSection = {
  kind: SectionKind
  /** what the ids of the section and its items are made of; else its place */
  key?: string
  /** where it is not called as usual */
  title?: string
  items?: WrittenItem[]
}

export type WrittenItem = {
  title?: string
  subtitle?: string
  place?: string
  /** as `2024`, `2024-05` or, to the end, `now`: one, or from and to */
  dates?: string | [from: string, to: string]
  link?: string
  tags?: string[]
  /** by their labels, or with the key that says what a fact is */
  facts?: Record<string, string> | { key: string; label: string; value: string }[]
  keepTogether?: boolean
  /** one paragraph, or a list; what stands below a line of it begins with spaces and “- ” */
  text?: string | string[]
}
