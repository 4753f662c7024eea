import type { LayoutCode } from '../../../collections/layout-codes'
import { academic } from './library/academic'
import { banner } from './library/banner'
import { bilingual } from './library/bilingual'
import { campus } from './library/campus'
import { classic } from './library/classic'
import { compact } from './library/compact'
import { consulting } from './library/consulting'
import { editorial } from './library/editorial'
import { engineering } from './library/engineering'
import { executive } from './library/executive'
import { graphite } from './library/graphite'
import { heritage } from './library/heritage'
import { humanist } from './library/humanist'
import { letterhead } from './library/letterhead'
import { plain } from './library/plain'
import { rightbar } from './library/rightbar'
import { sidebar } from './library/sidebar'
import { studio } from './library/studio'
import { swiss } from './library/swiss'
import { timeline } from './library/timeline'
import type { Design } from './schema/design'

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
