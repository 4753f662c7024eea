import {
  AS_DESIGN,
  DESIGN_PARTS,
  PART_NAMES,
  type DesignPart,
  type PartChoices,
  type PartForm,
} from '../../../../collections/resumes/design-parts'
import { checkDesign } from '../schema/check-design'
import type { Design } from '../schema/design'
import { withContact, withContactFlow } from './contact-forms'
import { withItems } from './item-forms'
import { withSkills } from './skill-forms'
import { withTitles } from './title-forms'

type Options = { design: Design; parts: PartChoices }

/** Which goes first where two cannot stand together: a title gives way to the entries. */
const ORDER: DesignPart[] = ['itemForm', 'titleForm', 'contactForm', 'contactFlow', 'listMarker', 'skillForm']

/** A design with the parts that were chosen, as far as it can hold them; the design itself where nothing was. */
export function withParts({ design, parts }: Options): Design {
  return hasChoices(parts) ? build({ design, parts: heldParts({ design, parts }) }) : design
}

/** The choices that a design can hold, all the others as it has them. */
export function heldParts({ design, parts }: Options): PartChoices {
  return ORDER.reduce<PartChoices>((held, part) => {
    if (!isForm({ part, parts })) return held
    const tried = { ...held, [part]: parts[part] }
    return holds({ design, parts: tried }) ? tried : held
  }, AS_DESIGN)
}

/** The forms that a part can have beside all other choices that are drawn. */
export function formsOf({ part, ...options }: Options & { part: DesignPart }): PartForm[] {
  const held = heldParts(options)
  const forms: readonly PartForm[] = DESIGN_PARTS[part]
  return forms.filter((form) => {
    const parts = { ...held, [part]: form }
    const kept = heldParts({ ...options, parts })
    return PART_NAMES.every((name) => kept[name] === parts[name])
  })
}

const hasChoices = (parts: PartChoices) => PART_NAMES.some((part) => isForm({ part, parts }))

/** A document that was kept by an earlier program has none, and by a later one perhaps some that are unknown here. */
function isForm({ part, parts }: { part: DesignPart; parts: PartChoices }): boolean {
  const forms: readonly string[] = DESIGN_PARTS[part]
  return forms.includes(parts[part])
}

function holds({ design, parts }: Options): boolean {
  // there contact is a section of a column, one row below the other
  if (parts.contactFlow !== 'design' && design.frame.kind === 'side') return false
  return checkDesign(build({ design, parts })).length === 0
}

/** The entries come first: they may move a title that nobody chose. */
function build({ design, parts }: Options): Design {
  const { itemForm, titleForm, contactForm, contactFlow, listMarker, skillForm } = parts
  let made = design
  if (itemForm !== 'design') made = withItems({ design: made, form: itemForm })
  if (titleForm !== 'design') made = withTitles({ design: made, form: titleForm })
  if (contactForm !== 'design') made = withContact({ design: made, form: contactForm })
  if (contactFlow !== 'design') made = withContactFlow({ design: made, flow: contactFlow })
  if (listMarker !== 'design') made = { ...made, marker: listMarker }
  if (skillForm !== 'design') made = withSkills({ design: made, form: skillForm })
  return made
}
