import * as z from 'zod'
import { LAYOUT_CODES, LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContentInput } from '../../../collections/resumes/schema'
import { TEMPLATE_TAG_KEYS, type TemplateTag } from '../../../collections/template-tags'
import { DESIGNS } from '../../../app/document/designs/designs'
import { lookOf } from '../../../app/document/designs/own-look'
import { writtenContent } from '../written/written-content'
import { writtenResume } from '../written/written-resume'

/** A template as it is written by hand: a person, and the layout whose recommended looks they are given. */
export const writtenTemplate = writtenResume.extend({
  layout: z.enum(LAYOUT_CODES),
  /** of a layout's second template; the first has the layout's, with the language */
  code: z.string().optional(),
  /** what the template's title begins with, where it is not the layout's name */
  heading: z.string().optional(),
  /** what the person does, as the template's title names it */
  name: z.string(),
  /** beside that of the language */
  tags: z.array(z.enum(TEMPLATE_TAG_KEYS)),
  vipOnly: z.boolean().optional(),
  /** what the layout recommends does not suit every text */
  looks: z.custom<ResumeContentInput['config']>().optional(),
  margin: z.custom<ResumeContentInput['margin']>().optional(),
  photo: z.custom<ResumeContentInput['avatar']>().optional(),
  /** what the resume applies for, kept as a note */
  note: z.string(),
})

type WrittenTemplate = z.output<typeof writtenTemplate> & { language: Language }

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

const ENDINGS: Record<Language, string> = { 'zh-CN': 'zh', en: 'en' }
const LANGUAGE_TAGS: Record<Language, readonly TemplateTag[]> = { 'zh-CN': [], en: ['english'] }

/** The template, its code, title and document made of the layout and the words. */
export function seededTemplate(template: WrittenTemplate): SeededTemplate {
  const { layout, name, language, tags, vipOnly, photo, looks, note } = template
  const { code = `${layout}-${ENDINGS[language]}`, heading = LAYOUT_NAMES[layout][language] } = template
  const { margin, config } = lookOf({ design: DESIGNS[layout], language })
  return {
    code,
    title: `${heading} · ${name}`,
    layout,
    language,
    tags: [...LANGUAGE_TAGS[language], ...tags],
    ...(vipOnly ? { vipOnly } : {}),
    content: {
      ...writtenContent(template),
      ...(photo ? { avatar: { ...photo, show: true } } : {}),
      config: { ...config, ...looks, language, desc: note },
      margin: { ...margin, ...template.margin },
    },
  }
}
