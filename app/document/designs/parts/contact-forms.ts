import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { Design } from '../schema/design'

type Contact = Design['head']['contact']

/** A design with its contact data marked by icons, by words, or not at all. */
export function withContact({ design, form }: { design: Design; form: FormOf<'contactForm'> }): Design {
  const { head } = design
  const { icons } = head.contact
  const marks: Record<typeof form, Pick<Contact, 'icons' | 'labels'>> = {
    icons: { icons: icons === 'none' ? 'deep' : icons, labels: 'unclear' },
    words: { icons: 'none', labels: 'all' },
    plain: { icons: 'none', labels: 'unclear' },
  }
  return { ...design, head: { ...head, contact: { ...head.contact, ...marks[form] } } }
}

/** A design with its contact data below the name or, as a list, beside it. */
export function withContactFlow({ design, flow }: { design: Design; flow: Contact['flow'] }): Design {
  const { head } = design
  const { contact } = head
  if (contact.flow === flow) return design
  const isBeside = head.variant === 'split' || head.variant === 'beside'
  if (flow === 'list')
    return {
      ...design,
      head: {
        ...head,
        variant: 'beside',
        align: 'start',
        contact: { ...contact, flow, gap: 0.25, rowGap: undefined },
      },
    }
  return {
    ...design,
    head: {
      ...head,
      variant: isBeside ? 'stack' : head.variant,
      // cells that are centred each would stand nowhere in line
      align: flow === 'grid' ? 'start' : head.align,
      contact: {
        ...contact,
        flow,
        gap: Math.max(contact.gap, 0.5),
        columnGap: flow === 'wrap' ? Math.max(contact.columnGap, 1.5) : Math.max(contact.columnGap, 1),
      },
    },
  }
}
