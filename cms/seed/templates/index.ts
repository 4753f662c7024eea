import type { LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContentInput } from '../../../collections/resumes/schema'
import type { TemplateTag } from '../../../collections/template-tags'
import { writtenEn } from './en'
import { writtenTemplate } from './written-template'
import { writtenZh } from './zh'

export type SeededTemplate = {
  code: string
  title: string
  layout: LayoutCode
  language: Language
  tags: readonly TemplateTag[]
  /** for members; students' templates and one of each layout stay free */
  vipOnly?: boolean
  content: ResumeContentInput
}

/** The templates that come with Jianli, newest first: the two languages in turn, so that either finds its own early. */
export const seededTemplates: SeededTemplate[] = writtenZh.flatMap((chinese, index) =>
  [chinese, ...writtenEn.slice(index, index + 1)].map(writtenTemplate),
)
