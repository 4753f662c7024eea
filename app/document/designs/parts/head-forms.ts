import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { Design } from '../schema/design'
import { withContactFlow } from './contact-forms'

/** A design with name and position at the start, in the middle, or on one line. */
export function withHead({ design, form }: { design: Design; form: FormOf<'headForm'> }): Design {
  if (form === 'start') return withStart(design)
  // contact data beside the name leaves no room there, and in a column of its own it is no part of the head
  const flow = design.frame.kind !== 'side' && design.head.contact.flow !== 'wrap' ? 'wrap' : undefined
  const { head, ...made } = flow ? withContactFlow({ design, flow }) : design
  if (form === 'line') return { ...made, head: { ...head, variant: 'line', align: 'start' } }
  return {
    ...made,
    head: { ...head, variant: 'stack', align: 'center', photo: { ...head.photo, centered: true } },
  }
}

function withStart({ head, ...design }: Design): Design {
  const variant = head.variant === 'line' ? 'stack' : head.variant
  return { ...design, head: { ...head, variant, align: 'start' } }
}

/** A design with the photo before or after the name. */
export function withPhotoAt({ design, at }: { design: Design; at: FormOf<'photoAt'> }): Design {
  const { head } = design
  return { ...design, head: { ...head, photo: { ...head.photo, at } } }
}
