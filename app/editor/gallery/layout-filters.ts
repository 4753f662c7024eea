import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import { DESIGNS } from '../../document/designs/designs'
import { hasNarrow } from '../../document/designs/schema/check-design'
import type { Design } from '../../document/designs/schema/design'

/** What layouts are looked through by; each is read from the description, so that a new layout has its place. */
const FILTERS = {
  all: () => true,
  'one-column': (design) => !hasNarrow(design),
  'two-columns': hasNarrow,
  dense: ({ items }) => items.gap <= 0.65,
  airy: ({ items, recommended }) => items.gap >= 0.9 || (items.gap >= 0.8 && recommended.margin.top >= 56),
} satisfies Record<string, (design: Design) => boolean>

export type LayoutFilter = keyof typeof FILTERS
// an edge: the keys of an object are strings to the compiler
export const LAYOUT_FILTERS = Object.keys(FILTERS) as LayoutFilter[]

export function layoutsOf(filter: LayoutFilter): LayoutCode[] {
  return LAYOUT_CODES.filter((code) => FILTERS[filter](DESIGNS[code]))
}
