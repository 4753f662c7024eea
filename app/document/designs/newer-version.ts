import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { withItalics } from '../style/font-families'
import { designKey } from './design-key'
import { DESIGNS, getDesign } from './designs'
import type { Design } from './schema/design'

/** A document, and the layout and version that it is drawn in. */
type Drawn = { layout: LayoutCode; layoutVersion: number; content: ResumeContent }

/**
 * The document in the newest version of its layout, where that is another than its own and would draw it otherwise. Beside the
 * version, the font changes alone, and only where the newer one asks for italics that it lacks: all else is the person's.
 */
export function inNewerVersion({ layout, layoutVersion, content }: Drawn): Drawn | undefined {
  const [own, newest] = [getDesign(layout, layoutVersion), DESIGNS[layout]]
  if (own === newest) return undefined
  const next = own.recommended.italics ? content : withItalicsOf({ content, design: newest })
  return next === content && drawAlike(own, newest)
    ? undefined
    : { layout, layoutVersion: newest.version, content: next }
}

function withItalicsOf({ content, design }: { content: ResumeContent; design: Design }): ResumeContent {
  const font = design.recommended.italics ? withItalics(content.config) : content.config.font
  return font === content.config.font ? content : { ...content, config: { ...content.config, font } }
}

/** Whether two versions differ in nothing but what they recommend. */
export const drawAlike = (one: Design, other: Design) =>
  designKey({ ...one, version: 0 }) === designKey({ ...other, version: 0 })
