import type { Language } from '../../../collections/resumes/schema'

/** A job as it is seeded; the companies are invented. `days` counts from the day of seeding, so that some are open and some past. */
export type RecruitmentSource = {
  language: Language
  company: string
  position: string
  city: string
  tags: string[]
  source: string
  link: string
  /** key of the resume group whose examples fit */
  group: string
  days: number
  /** the Markdown subset of the resume page */
  text: string
}
