import type { SectionKind } from '../../../../collections/resumes/choices'
import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { Box, Flows, DocNode, Leaf } from '../../model/types'
import { sectionBoxes } from '../../parts/section-boxes'
import { isSince } from '../is-since'
import { arePaired, mayRun } from '../parts/item-forms'
import { narrowKinds } from '../schema/check-design'
import type { Design } from '../schema/design'
import { arrangeItem } from './arrange-item'
import { headBoxes, sideBoxes } from './person-boxes'
import { remember } from '../../model/remember'

/** The forms that the title of a section of a kind can have beside the others. */
export type TitleFormsOf = (kind: SectionKind) => FormOf<'titleForm'>[]
type Options = { design: Design; key: string; content: ResumeContent; titleForms?: TitleFormsOf }

/**
 * The content in the flows of a design's frame; `key` names the description under which boxes are remembered. Three rules
 * make it break well:
 * - the first text is the name, then headline, then contact; the order of nodes is the order of reading;
 * - boxes have no vertical padding or border, leaves that may split neither (space is margin);
 * - what stands beside its neighbours without moving them (a photo, a hung title) says so by `beside`.
 * And two make its text read back: nothing that holds text is transformed, clipped or translucent, and nothing is placed out
 * of its order, as the PDF would get it so; nothing is justified or letter-spaced, as readers would find spaces in it.
 */
export function composeDesign(options: Options): Flows {
  const { design, content } = options
  const { frame } = design
  const { main, aside } = sectionsOf(options)
  if (frame.kind === 'side') return { side: [...sideBoxes({ design, content }), ...aside], main }
  const start = headBoxes({ design, content })
  if (frame.kind === 'single') return { head: start, main }
  if (!frame.aside) return { head: start, wide: main }
  // Two columns when the document has something for both, otherwise one.
  if (main.length > 0 && aside.length > 0) return { head: start, wide: [], main, aside }
  return { head: start, wide: [...main, ...aside], main: [], aside: [] }
}

function sectionsOf({ design, key, content, titleForms }: Options): { main: Box[]; aside: Box[] } {
  const sections = sectionBoxes({
    content,
    code: key,
    arrange: arrangeItem(design),
    skillLook: design.skills.look,
    levelInBrackets: isSince(design, 5),
    scalesApart: design.skills.scaledGap !== undefined,
    isPaired: ({ kind, itemForm }) => arePaired({ design, kind, form: itemForm }),
    mayRun: ({ kind, itemForm }) => mayRun({ design, kind, form: itemForm }),
    ownTitle: ({ kind, titleForm }) => titleForms?.(kind).find((form) => form === titleForm),
  })
  const narrow = narrowKinds(design.frame)
  const where = (isNarrow: boolean) => sections.filter(({ kind }) => narrow.includes(kind) === isNarrow)
  return {
    main: where(false).map(({ box, ownTitle = design.title.look.kind }) =>
      ownTitle === 'hung' ? hangTitle({ box, key }) : box,
    ),
    aside: where(true).map(({ box }) => box),
  }
}

/**
 * A section whose title hangs in the margin. It moves with the first line of its body by standing beside it; where
 * that line begins a paragraph the title must not be measured with it, or the paragraph could not be split.
 */
function hangTitle({ box, key }: { box: Box; key: string }): Box {
  return remember({ owner: box, key: `${key},hung`, make: () => hang(box) })
}

function hang(box: Box): Box {
  const [title, ...body] = box.children
  const leads = firstLeaf(body)?.split === true
  if (title?.type !== 'leaf' || !leads) return box
  return { ...box, children: [{ ...title, beside: 'next' }, ...body] }
}

function firstLeaf(nodes: DocNode[]): Leaf | undefined {
  const [first] = nodes
  return first?.type === 'box' ? firstLeaf(first.children) : first
}
