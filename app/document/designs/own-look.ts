import { AS_DESIGN } from '../../../collections/resumes/design-parts'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { withItalics } from '../style/font-families'
import { dateFormatIn } from '../text/usual-date-format'
import type { Design } from './schema/design'

type Options = { content: ResumeContent; design: Design }

/** What no layout says otherwise than by not saying it: letters as typed, and gaps as they are its own. */
const PLAIN = { titleCase: 'typed', sectionGap: 100, entryGap: 100 } as const

/** The settings and margins that a layout recommends for a page in a language. */
export function lookOf({ design, language }: { design: Design; language: Language }) {
  const { margin, italics, font, ...config } = design.recommended
  const dateFormat = dateFormatIn({ language, dateFormat: config.dateFormat })
  const inItalics = italics ? withItalics({ font, language }) : font
  return { margin, config: { ...PLAIN, ...config, dateFormat, font: inItalics } }
}

/**
 * The content set in the colour, type, spacing and margins that a layout recommends, and in what else it says, with all its
 * parts as the layout has them. How dates are written stays, but for dots where the language has none: it is a matter of language,
 * not of looks. The same content where it stands so already.
 */
export function inOwnLook({ content, design }: Options): ResumeContent {
  const { margin, config: recommended } = lookOf({ design, language: content.config.language })
  const dateFormat = dateFormatIn(content.config)
  const config = { ...recommended, ...AS_DESIGN, dateFormat }
  const entryList = withoutForms(content.entryList)
  const isSame = isWithin(config, content.config) && isWithin(margin, content.margin)
  if (isSame && entryList === content.entryList) return content
  return {
    ...content,
    entryList,
    config: { ...content.config, ...config },
    margin: { ...content.margin, ...margin },
  }
}

/** Changes a draft to a layout's own look. */
export function takeOwnLook({ content, design }: Options): void {
  const { config, margin } = inOwnLook({ content, design })
  Object.assign(content.config, config)
  Object.assign(content.margin, margin)
  for (const section of content.entryList) Object.assign(section, AS_REST)
}

/** A section that stands as all others do. */
const AS_REST = { itemForm: 'design', titleForm: 'design' } as const

const withoutForms = (sections: ResumeContent['entryList']): ResumeContent['entryList'] =>
  sections.every((section) => isWithin(AS_REST, section))
    ? sections
    : sections.map((section) => ({ ...section, ...AS_REST }))

/** Whether an object says all that the other does. */
const isWithin = <T extends object>(said: Readonly<Partial<T>>, whole: T) =>
  (Object.keys(said) as (keyof T)[]).every((key) => said[key] === whole[key]) // an edge: the keys of an object are strings to the compiler
