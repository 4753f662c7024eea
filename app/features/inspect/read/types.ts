import type { LayoutCode } from '../../../../collections/layout-codes'
import type {
  BaseInfoRow,
  EntryItem,
  EntrySection,
  Language,
  ResumeContent,
  SkillRow,
} from '../../../../collections/resumes/schema'
import type { InspectText } from '../types'
import type { Field } from '../types'

/** A resume read once for all rules: what is printed, as lists and as texts. */
export type ReadResume = {
  content: ResumeContent
  /** Of the document. */
  language: Language
  /** YYYY-MM-DD */
  today: string
  pages: number | undefined
  layout: LayoutCode | undefined
  rows: ReadRow[]
  /** All but the skills, each entry once. */
  sections: ReadSection[]
  /** Entries that stand twice. */
  twins: Twins[]
  skills: ReadSkill[]
  texts: Record<Scope, JoinedText>
  /** Words of what is printed, each Han character counted as one. */
  length: number
  /** Years from the start of the first position, 0 without any. */
  years: number
}

/** `prose`: sentences; `all`: whatever is printed but the person's data; `contact`: those. */
export type Scope = 'prose' | 'all' | 'contact'

export type ReadRow = { row: BaseInfoRow; key: Field; value: Field; url: Field }
export type ReadSection = { section: EntrySection; at: Field; items: ReadItem[] }
export type ReadItem = {
  item: EntryItem
  section: EntrySection
  at: Field
  text: Field
  link: Field
  lines: ReadLine[]
  /** Where its tags and facts stand. */
  small: Field[]
}
export type Twins = { first: ReadItem; second: ReadItem }
export type ReadSkill = { row: SkillRow; at: Field; tags: Field[]; level: Field }

/** A printed line of a field. */
export type ReadLine = {
  field: Field
  /** Without marks. */
  text: string
  isBullet: boolean
  /** The offset in the field's value of an offset of the text. */
  sourceAt: (offset: number) => number
  isRich: boolean
  item?: ReadItem
}

/** Many lines as one text, so that a rule reads them all at once. */
export type JoinedText = InspectText & { parts: (ReadLine & { from: number })[] }
