import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { withItalics } from '../style/font-families'
import { hasLongRow, hasWideName } from './compose/person-boxes'
import { hasTightPlace } from './compose/place-room'
import { hasAdjoiningSigns } from '../render/tight-signs'
import { designKey } from './design-key'
import { DESIGNS, getDesign } from './designs'
import { withParts } from './parts/choose-parts'
import { isSince } from './is-since'
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
  const isAlike = drawAlike(own, asDrawn({ design: newest, content, own }))
  return next === content && isAlike ? undefined : { layout, layoutVersion: newest.version, content: next }
}

function withItalicsOf({ content, design }: { content: ResumeContent; design: Design }): ResumeContent {
  const font = design.recommended.italics ? withItalics(content.config) : content.config.font
  return font === content.config.font ? content : { ...content, config: { ...content.config, font } }
}

/** Whether two versions differ in nothing but what they recommend. */
export const drawAlike = (one: Design, other: Design) =>
  designKey({ ...one, version: 0 }) === designKey({ ...other, version: 0 })

/** A version without what it has for long words and full-width signs, where the document has none that it draws otherwise than its own. */
function asDrawn({ design, content, own }: { design: Design; content: ResumeContent; own: Design }): Design {
  const { spans, ...contact } = design.head.contact
  const isLong = spans && (own.head.contact.spans || hasLongRow({ design, content }))
  const cells: Design = spans && !isLong ? { ...design, head: { ...design.head, contact } } : design
  const chosen = withParts({ design, parts: content.config })
  const isTight =
    !isSince(own, 3) &&
    (hasTightPlace({ design: chosen, content }) || hasWideName({ design: chosen, content }))
  return isTight || hasTightSigns(content) ? cells : { ...cells, edition: own.edition ?? 2 }
}

/** Signs that stand side by side in what is shown have two blank halves between them before the fourth edition. */
function hasTightSigns({ entryList }: ResumeContent): boolean {
  const shown = entryList
    .filter(({ hidden }) => !hidden)
    .map(({ items }) => items.filter(({ hidden }) => !hidden))
  return hasAdjoiningSigns(JSON.stringify(shown))
}
