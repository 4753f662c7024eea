import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { withItalics } from '../style/font-families'
import { hasLongRow, hasWideName } from './compose/person-boxes'
import { hasTightPlace } from './compose/place-room'
import { designKey } from './design-key'
import { DESIGNS, getDesign } from './designs'
import { withParts } from './parts/choose-parts'
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
  const isAlike = drawAlike(own, asDrawn({ design: newest, content }))
  return next === content && isAlike ? undefined : { layout, layoutVersion: newest.version, content: next }
}

function withItalicsOf({ content, design }: { content: ResumeContent; design: Design }): ResumeContent {
  const font = design.recommended.italics ? withItalics(content.config) : content.config.font
  return font === content.config.font ? content : { ...content, config: { ...content.config, font } }
}

/** Whether two versions differ in nothing but what they recommend. */
export const drawAlike = (one: Design, other: Design) =>
  designKey({ ...one, version: 0 }) === designKey({ ...other, version: 0 })

/** A version without what it has for long words alone, where the document has none. */
function asDrawn({ design, content }: { design: Design; content: ResumeContent }): Design {
  const { spans, ...contact } = design.head.contact
  const isLong = spans && hasLongRow({ design, content })
  const cells: Design = spans && !isLong ? { ...design, head: { ...design.head, contact } } : design
  if (design.edition !== 3) return cells
  const chosen = withParts({ design, parts: content.config })
  const isTight = hasTightPlace({ design: chosen, content }) || hasWideName({ design: chosen, content })
  return isTight ? cells : { ...cells, edition: 2 }
}
