import {
  AS_DESIGN,
  DESIGN_PARTS,
  PART_NAMES,
  type DesignPart,
  type PartChoices,
  type PartForm,
  type FormOf,
} from '../../../../collections/resumes/design-parts'
import { checkDesign, hasNarrow, narrowKinds } from '../schema/check-design'
import type { Design } from '../schema/design'
import { withAsideAt, withAsideWidth } from './aside-forms'
import { withColor } from './color-forms'
import { withContact, withContactFlow } from './contact-forms'
import { takesFrame, withFrame } from './frame-forms'
import { withHead, withPhotoAt } from './head-forms'
import { withItems } from './item-forms'
import { withTitles } from './title-forms'

type Options = { design: Design; parts: PartChoices }

/** Which goes first where two cannot stand together: all to the frame, a title to the entries, contact data to the name. */
const ORDER: DesignPart[] = [
  'frameForm',
  'itemForm',
  'titleForm',
  'headForm',
  'contactForm',
  'contactFlow',
  'photoAt',
  'listMarker',
  'skillForm',
  'asideAt',
  'asideWidth',
  'colorForm',
]

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

/** The forms that a part can have beside all other choices that are drawn; what a frame cannot hold sleeps in it, as in another layout. */
export function formsOf({ part, ...options }: Options & { part: DesignPart }): PartForm[] {
  const held = part === 'frameForm' ? AS_DESIGN : heldParts(options)
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
  const { frameForm, headForm, contactFlow, photoAt, asideAt, asideWidth } = parts
  if (frameForm !== 'design' && !takesFrame({ design, form: frameForm })) return false
  const framed = inFrame({ design, parts })
  if (framed.frame.kind === 'side') {
    // there contact is a section of a column, one row below the other, and the photo stands under the name
    if (contactFlow !== 'design' || photoAt !== 'design' || headForm === 'line') return false
  } else if (!hasNarrow(framed) && (asideAt !== 'design' || asideWidth !== 'design')) return false
  // both put the name at the start
  if (headForm === 'center' && (contactFlow === 'grid' || contactFlow === 'list')) return false
  // beside a name that is alone in its row
  if (headForm === 'line' && contactFlow === 'list') return false
  return checkDesign(build({ design, parts })).length === 0
}

const inFrame = ({ design, parts: { frameForm } }: Options) =>
  frameForm === 'design' ? design : withFrame({ design, form: frameForm })

/** The frame comes first, and then the entries: both may move a title that nobody chose. */
function build({ design, parts }: Options): Design {
  let made = inFrame({ design, parts })
  if (parts.itemForm !== 'design') made = withItems({ design: made, form: parts.itemForm })
  if (parts.titleForm !== 'design') made = withTitles({ design: made, form: parts.titleForm })
  if (parts.headForm !== 'design') made = withHead({ design: made, form: parts.headForm })
  if (parts.contactForm !== 'design') made = withContact({ design: made, form: parts.contactForm })
  if (parts.contactFlow !== 'design') made = withContactFlow({ design: made, flow: parts.contactFlow })
  if (parts.photoAt !== 'design') made = withPhotoAt({ design: made, at: parts.photoAt })
  if (parts.listMarker !== 'design') made = { ...made, marker: parts.listMarker }
  if (parts.skillForm !== 'design') made = withSkills({ design: made, form: parts.skillForm })
  if (parts.asideAt !== 'design') made = withAsideAt({ design: made, at: parts.asideAt })
  if (parts.asideWidth !== 'design') made = withAsideWidth({ design: made, form: parts.asideWidth })
  if (parts.colorForm !== 'design') made = withColor({ design: made, form: parts.colorForm })
  return made
}

/** A design with its skills in a form; a narrow column keeps them below one another. */
function withSkills({ design, form }: { design: Design; form: FormOf<'skillForm'> }): Design {
  const { skills } = design
  const isNarrow = narrowKinds(design.frame).includes('skill')
  if (form === 'flow')
    return { ...design, skills: { ...skills, look: 'none', columns: 'flow', columnGap: 2.2, gap: 0.15 } }
  if (form === 'lines') return { ...design, skills: { ...skills, look: 'none', columns: 1 } }
  if (skills.look === form) return design
  const drawn = { ...skills, look: form, bar: {} }
  if (isNarrow) return { ...design, skills: { ...drawn, gap: Math.max(skills.gap, 0.5) } }
  return {
    ...design,
    skills: { ...drawn, scale: 'end', columns: skills.columns === 'flow' ? 2 : skills.columns },
  }
}
