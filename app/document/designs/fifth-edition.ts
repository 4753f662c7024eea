import type { LayoutCode } from '../../../collections/layout-codes'
import { SHORT_KINDS } from './library/shared'
import type { Design } from './schema/design'

/** What a layout has otherwise in its fifth edition beside what all have. */
type Change = (design: Design) => Partial<Design>

/** Above a title there is nearly twice what stands above an entry, so that one sees where a section begins. */
const rhythm =
  (title: number, item: number, change?: Change): Change =>
  (design) => {
    const changed = change?.(design)
    return {
      ...changed,
      title: { ...design.title, ...changed?.title, gap: title },
      items: { ...design.items, ...changed?.items, gap: item },
    }
  }

const inkContact: Change = ({ head }) => ({ head: { ...head, contact: { ...head.contact, color: 'ink' } } })

/** Headings stand in the middle, and so does a name beside a photo. */
const inTheMiddle: Change = ({ head }) => ({ head: { ...head, photo: { ...head.photo, centered: true } } })

/** A publication stands as far from the next as any entry. */
const allAlike: Change = ({ items }) => ({ items: { ...items, tight: { kinds: [], gap: 0 } } })

const CHANGES: Partial<Record<LayoutCode, Change>> = {
  bilingual: rhythm(1.75, 0.95, ({ items, skills }) => ({
    items: { ...items, oneLine: SHORT_KINDS },
    skills: { ...skills, columns: 2, columnGap: 2.6, bar: { length: 5, thick: 4, gap: 1.2 } },
  })),
  campus: rhythm(1.1, 0.65),
  classic: rhythm(1.6, 0.88),
  // as wide as the gap of the columns below, whose second begins with it
  compact: rhythm(1, 0.58, ({ head }) => ({
    head: { ...head, contact: { ...head.contact, columnGap: 2.4 } },
  })),
  consulting: rhythm(1.15, 0.62, ({ items }) => ({
    items: { ...items, text: { ...items.text, place: { color: 'muted' }, date: { color: 'ink' } } },
  })),
  editorial: inkContact,
  // in cells they would begin where nothing below them does
  engineering: ({ head }) => ({
    head: { ...head, contact: { ...head.contact, flow: 'wrap', columnGap: 1.7 } },
  }),
  executive: rhythm(1.85, 0.98, inTheMiddle),
  heritage: (design) => inTheMiddle({ ...design, ...inkContact(design) }),
  letterhead: (design) => ({
    ...inkContact(design),
    items: { ...design.items, text: { ...design.items.text, subtitle: { color: 'ink' } } },
  }),
  sidebar: ({ title, items }) => ({
    title: { ...title, look: { kind: 'run', sides: 'end', width: 1, color: 'line', gap: 0.8 } },
    items: { ...items, tight: { ...items.tight, kinds: ['award'] } },
  }),
  graphite: allAlike,
  rightbar: allAlike,
  studio: allAlike,
}

/**
 * A version beside the one before it, in which marks of lists stand at the text's edge, no word ends a paragraph alone, an entry of
 * one line reads as a sentence, and a publication is none: its title, its journal and its date are longer than a line.
 */
export function inFifthEdition(before: Design): Design {
  const design = {
    ...before,
    ...CHANGES[before.code]?.(before),
    version: before.version + 1,
    edition: 5 as const,
  }
  const oneLine = design.items.oneLine.filter((kind) => kind !== 'publication')
  return { ...design, items: { ...design.items, oneLine } }
}
