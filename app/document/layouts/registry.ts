import { isLayoutCode, type LayoutCode } from '../../../collections/layout-codes'
import { banner } from './banner/layout'
import { classic } from './classic/layout'
import { compact } from './compact/layout'
import { editorial } from './editorial/layout'
import { sidebar } from './sidebar/layout'
import { timeline } from './timeline/layout'
import type { Layout } from './types'

/**
 * All layouts. To add one: a folder with `layout.ts` (what it is), `compose.ts` (content into flows of boxes and
 * leaves; take the parts from `document/parts`), `Frame.tsx` (where the flows stand on a page), `css.ts` (rules under
 * `.jl-<code>-<version>`), its name in `collections/layout-codes.ts`, and a line here; the compiler names what else is
 * missing. Three rules make it break well:
 * - the first text is the name, then headline, then contact; the order of nodes is the order of reading;
 * - boxes have no vertical padding or border, leaves that may split neither (space is margin);
 * - what stands beside its neighbours without moving them (a photo, a date in a rail) says so by `beside`.
 * And two make its text read back: nothing that holds text is positioned, transformed, clipped or translucent, as the
 * PDF would get it out of order; nothing is justified or letter-spaced, as readers would find spaces in it.
 */
export const layouts: Record<LayoutCode, Layout> = { classic, sidebar, compact, timeline, editorial, banner }

/** The layout of a code and version; the newest version without one, the first layout for an unknown code. */
export function getLayout(code: string, version?: number): Layout {
  const layout = isLayoutCode(code) ? layouts[code] : classic
  if (version !== undefined && version !== layout.version) {
    return Object.values(layouts).find((other) => other.code === code && other.version === version) ?? layout
  }
  return layout
}
