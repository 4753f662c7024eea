import {
  AS_DESIGN,
  DESIGN_PARTS,
  type DesignPart,
  type PartChoices,
  type PartForm,
} from '../../../collections/resumes/design-parts'
import { formsOf, withParts } from '../../document/designs/parts/choose-parts'
import type { Design } from '../../document/designs/schema/design'
import { isSame } from '../../document/patch/nodes'
import type { Block } from './layout-drawing'
import { PART_DRAWINGS } from './part-drawing'

type Options = { part: DesignPart; design: Design; held: PartChoices }

export type PartOption = {
  id: PartForm
  /** The form that it is named by; a layout's own may be none of them. */
  form: PartForm | undefined
  blocks: Block[]
}

/** What a part can be, each with its picture: the layout's own in the place of the form that it has, or before them all. */
export function partOptions({ part, design, held }: Options): PartOption[] {
  const draw = PART_DRAWINGS[part]
  const made = (form: PartForm) => withParts({ design, parts: { ...held, [part]: form } })
  const own = made(AS_DESIGN[part])
  const options = formsOf({ design, parts: held, part }).map((id) => ({ id, form: id, design: made(id) }))
  // one that is only drawn alike prints otherwise, and has a name of its own
  const like = options.find((option) => isSame(plain(option.design), plain(own)))
  const first = { id: AS_DESIGN[part], form: like?.id, blocks: draw(own) }
  const others = options
    // what is the same is one choice, but for who has made it
    .filter(({ id }) => id !== like?.id || id === held[part])
    .map(({ id, form, design }) => ({ id, form, blocks: draw(design) }))
  const order: readonly (string | undefined)[] = DESIGN_PARTS[part]
  return [first, ...others].sort((a, b) => order.indexOf(a.form) - order.indexOf(b.form))
}

/** Without what is not there. */
const plain = (design: Design): unknown => JSON.parse(JSON.stringify(design))
