import type { Language } from '../../../collections/resumes/choices'

type InBoth = Record<Language, string>

/** A resume group as it is seeded; its types are the examples that name it. */
export type GroupSource = {
  key: string
  order: number
  title: InBoth
  summary: InBoth
  /** the Markdown subset of the resume page, with `## ` headings */
  text: InBoth
}
