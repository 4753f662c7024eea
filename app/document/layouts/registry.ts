import { isLayoutCode, type LayoutCode } from '../../../collections/layout-codes'
import { academic } from '../designs/library/academic'
import { banner } from '../designs/library/banner'
import { bilingual } from '../designs/library/bilingual'
import { campus } from '../designs/library/campus'
import { classic } from '../designs/library/classic'
import { compact } from '../designs/library/compact'
import { consulting } from '../designs/library/consulting'
import { editorial } from '../designs/library/editorial'
import { engineering } from '../designs/library/engineering'
import { executive } from '../designs/library/executive'
import { graphite } from '../designs/library/graphite'
import { heritage } from '../designs/library/heritage'
import { humanist } from '../designs/library/humanist'
import { letterhead } from '../designs/library/letterhead'
import { plain } from '../designs/library/plain'
import { rightbar } from '../designs/library/rightbar'
import { sidebar } from '../designs/library/sidebar'
import { studio } from '../designs/library/studio'
import { swiss } from '../designs/library/swiss'
import { timeline } from '../designs/library/timeline'
import type { Design } from '../designs/schema/design'
import { toLayout } from '../designs/to-layout'
import type { Layout } from './types'

/**
 * Every layout as data, in its newest version. To add one: its description in `document/designs/library`, its name in
 * `collections/layout-codes.ts`, and a line here.
 */
export const DESIGNS: Record<LayoutCode, Design> = {
  classic,
  heritage,
  humanist,
  plain,
  bilingual,
  academic,
  consulting,
  engineering,
  swiss,
  letterhead,
  compact,
  campus,
  timeline,
  editorial,
  banner,
  executive,
  sidebar,
  rightbar,
  graphite,
  studio,
}

/** Earlier versions, for the resumes that were made in them: a released one never moves a line again. */
const EARLIER: Design[] = []

const layouts = [...Object.values(DESIGNS), ...EARLIER].map(toLayout)

/** The layout of a code and version; the newest version without one, the first layout for an unknown code. */
export function getLayout(code: string, version?: number): Layout {
  const known = isLayoutCode(code) ? code : 'classic'
  const found =
    layouts.find((layout) => layout.code === known && layout.version === version) ??
    layouts.find((layout) => layout.code === known)
  if (!found) throw new Error(`There is no layout ${known}`)
  return found
}
