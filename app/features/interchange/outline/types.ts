import type { Language } from '../../../../collections/resumes/schema'
import type { RichText } from '../../../document/rich-text/types'

/** A resume as what is to be read, in order: no sizes, no ids, nothing hidden. Text formats are written from it. */
export type Outline = {
  language: Language
  name: string
  headline: string
  contacts: Labelled[]
  sections: OutlineSection[]
}
export type Labelled = {
  label: string
  value: string
  url: string
  /** Where it leads on the page, also without an address of its own: `mailto:`, `tel:`. */
  target?: string | undefined
}
export type OutlineSection = { title: string; entries: OutlineEntry[]; skills: OutlineSkill[] }
export type OutlineEntry = {
  heading: string[]
  /** Start and end as the document prints dates. */
  period: string
  /** What stands beside the dates. */
  beside: string[]
  link: string
  facts: Labelled[]
  tags: string[]
  text: RichText
}
export type OutlineSkill = { name: string; level: string; tags: string[] }
