import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Design } from './schema/design'

type Look = Design['recommended']
type Options = { content: ResumeContent; design: Design }

/**
 * The content set in the colour, type, spacing, margins and dates that a layout recommends. The same content where it
 * stands so already.
 */
export function inOwnLook({ content, design }: Options): ResumeContent {
  const look = design.recommended
  if (isSame(look, lookOf(content))) return content
  const { margin, ...config } = look
  return {
    ...content,
    config: { ...content.config, ...config },
    margin: { ...content.margin, ...margin },
  }
}

function lookOf({ config, margin }: ResumeContent): Look {
  const { themeColor, font, fontSize, lineSpace, dateFormat } = config
  const { left, right, top, bottom } = margin
  return { themeColor, font, fontSize, lineSpace, dateFormat, margin: { left, right, top, bottom } }
}

function isSame({ margin, ...config }: Look, { margin: otherMargin, ...otherConfig }: Look): boolean {
  return isEqual(config, otherConfig) && isEqual(margin, otherMargin)
}

const isEqual = <T extends object>(a: T, b: T) =>
  (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]) // an edge: the keys of an object are strings to the compiler
