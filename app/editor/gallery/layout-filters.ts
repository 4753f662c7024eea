import type { ResumeContent } from '../../../collections/resumes/schema'
import { hasNarrow } from '../../document/designs/schema/check-design'
import type { Design } from '../../document/designs/schema/design'

/** A document as it is shown in a layout: the design with the parts that it has there, and its settings. */
export type Shown = { design: Design; content: Pick<ResumeContent, 'config' | 'margin'> }

/** What layouts are looked through by, each as it is shown. */
const FILTERS = {
  all: () => true,
  'one-column': ({ design }) => !hasNarrow(design),
  'two-columns': ({ design }) => hasNarrow(design),
  dense: (shown) => gapOf(shown) <= 0.65,
  airy: (shown) => gapOf(shown) >= 0.9 || (gapOf(shown) >= 0.8 && shown.content.margin.top >= 56),
} satisfies Record<string, (shown: Shown) => boolean>

export type LayoutFilter = keyof typeof FILTERS
// an edge: the keys of an object are strings to the compiler
export const LAYOUT_FILTERS = Object.keys(FILTERS) as LayoutFilter[]

/** Between entries, in em; to a thousandth. */
function gapOf({ design: { items }, content: { config } }: Shown): number {
  return Math.round(items.gap * config.entryGap * 10) / 1000
}

export function passes(filter: LayoutFilter, shown: Shown): boolean {
  return FILTERS[filter](shown)
}
