import { LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContentInput } from '../../../collections/resumes/schema'
import type { TemplateTag } from '../../../collections/template-tags'
import { DESIGNS } from '../../../app/document/designs/designs'
import { lookOf } from '../../../app/document/designs/own-look'
import { writtenContent } from '../written/written-content'
import type { WrittenResume } from '../written/written-resume'

/** A template as it is written by hand: a person, and the layout whose recommended looks they are given. */
export type WrittenTemplate = WrittenResume & {
  layout: LayoutCode
  /** of a layout's second template; the first has the layout's, with the language */
  code?: string
  /** what the template's title begins with, where it is not the layout's name */
  heading?: string
  /** what the person does, as the template's title names it */
  name: string
  tags: readonly TemplateTag[]
  vipOnly?: boolean
  /** what the layout recommends does not suit every text */
  looks?: ResumeContentInput['config']
  margin?: ResumeContentInput['margin']
  photo?: Omit<NonNullable<ResumeContentInput['avatar']>, 'show'>
  /** what the resume applies for, kept as a note */
  note: string
}

const ENDINGS: Record<Language, string> = { 'zh-CN': 'zh', en: 'en' }

/** The template, its code, title and document made of the layout and the words. */
export function writtenTemplate(template: WrittenTemplate) {
  const { layout, name, language, tags, vipOnly, photo, looks, note } = template
  const { code = `${layout}-${ENDINGS[language]}`, heading = LAYOUT_NAMES[layout][language] } = template
  const { margin, config } = lookOf({ design: DESIGNS[layout], language })
  return {
    code,
    title: `${heading} · ${name}`,
    layout,
    language,
    tags,
    ...(vipOnly ? { vipOnly } : {}),
    content: {
      ...writtenContent(template),
      ...(photo ? { avatar: { ...photo, show: true } } : {}),
      config: { ...config, ...looks, language, desc: note },
      margin: { ...margin, ...template.margin },
    },
  }
}
