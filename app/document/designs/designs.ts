import { inFifthEdition } from './fifth-edition'
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

/** The layouts that were there before the fourth edition, as they were. */
const BEFORE = {
  classic: inSecondEdition(withItalics(classic)),
  heritage: inSecondEdition(heritage),
  humanist: inSecondEdition(humanist),
  plain: inSecondEdition(plain),
  bilingual: withLongCells(inSecondEdition(bilingual)),
  academic: inThirdEdition(inSecondEdition(academic)),
  consulting: inSecondEdition(consulting),
  engineering: withLongCells(inSecondEdition(engineering)),
  swiss: inThirdEdition(inSecondEdition(swiss)),
  letterhead: inThirdEdition(inSecondEdition(letterhead)),
  compact: withLongCells(inSecondEdition(withItalics(compact))),
  campus: withLongCells(inSecondEdition(withItalics(campus))),
  timeline: inThirdEdition(inSecondEdition(withItalics(timeline))),
  editorial: inSecondEdition(withItalics(editorial)),
  banner: inSecondEdition(withItalics(banner)),
  executive: inSecondEdition(executive),
  sidebar: inThirdEdition(inSecondEdition(withItalics(sidebar))),
  rightbar: inThirdEdition(inSecondEdition(rightbar)),
  graphite: inThirdEdition(inSecondEdition(graphite)),
  studio: inThirdEdition(inSecondEdition(studio)),
} satisfies Partial<Record<LayoutCode, Design>>

const FOURTH = inFourthEdition(BEFORE)

const FIFTH = mapDesigns(FOURTH, inFifthEdition)

/** Those whose skills have their scales beside them, in two columns, and those whose contact data have icons in a column. */
const IN_COLUMNS = {
  bilingual: FIFTH.bilingual,
  campus: FIFTH.campus,
  classic: FIFTH.classic,
  compact: FIFTH.compact,
  heritage: FIFTH.heritage,
  humanist: FIFTH.humanist,
  sidebar: FIFTH.sidebar,
  timeline: FIFTH.timeline,
}

const BESIDE_RAIL = { academic: FIFTH.academic }

const ONE_TO_A_LINE: Record<LayoutCode, Design> = {
  ...FIFTH,
  ...mapDesigns(IN_COLUMNS, inClearColumns),
  ...mapDesigns(BESIDE_RAIL, withRailedSkills),
}

const SIXTH = mapDesigns(ONE_TO_A_LINE, inSixthEdition)

/**
 * Every layout as data, in its newest version. To add one: its description in `document/designs/library`, its name in
 * `collections/layout-codes.ts`, and a line here. A released description is never changed: a newer version says here what it has otherwise,
 * and the one before goes to `EARLIER`.
 */
export const DESIGNS: Record<LayoutCode, Design> = mapDesigns(SIXTH, inSeventhEdition)

const WITHOUT_ITALICS = [classic, compact, campus, timeline, editorial, banner, sidebar]

/** Earlier versions, for the resumes that were made in them. */
export const EARLIER: readonly Design[] = [
  ...WITHOUT_ITALICS,
  ...WITHOUT_ITALICS.map(withItalics),
  ...[heritage, humanist, plain, bilingual, academic, consulting, engineering, swiss, letterhead],
  ...[executive, rightbar, graphite, studio],
  ...[bilingual, engineering, withItalics(compact), withItalics(campus)].map(inSecondEdition),
  ...[academic, swiss, letterhead, rightbar, graphite, studio].map(inSecondEdition),
  ...[withItalics(timeline), withItalics(sidebar)].map(inSecondEdition),
  ...Object.values(BEFORE),
  ...Object.values(FOURTH),
  ...Object.values(IN_COLUMNS),
  ...Object.values(BESIDE_RAIL),
  ...Object.values(ONE_TO_A_LINE),
  ...Object.values(SIXTH),
]

/** The description of a layout in a version; the newest without one, or for one that is not known. */
export function getDesign(code: LayoutCode, version?: number): Design {
  return EARLIER.find((design) => design.code === code && design.version === version) ?? DESIGNS[code]
}

/** The second version of a layout: as the first, and English has italics in it. */
function withItalics(first: Design): Design {
  return { ...first, version: 2, recommended: { ...first.recommended, italics: true } }
}

/** A version beside the one before it, in the second edition of what all layouts have in common. */
function inSecondEdition(before: Design): Design {
  return { ...before, version: before.version + 1, edition: 2 }
}

/** A version beside the one before it, in which a place and a long name have the room they need. */
function inThirdEdition(before: Design): Design {
  return { ...before, version: before.version + 1, edition: 3 }
}

/** A version beside the one before it, in which all layouts give places and names room and set full-width signs close together. */
function inFourthEdition<Code extends LayoutCode>(before: Record<Code, Design>): Record<Code, Design> {
  return mapDesigns(before, (design) => ({ ...design, version: design.version + 1, edition: 4 }))
}

/** A version beside the one before it, in which languages and interests follow one another in lines. */
function inSixthEdition(before: Design): Design {
  return { ...before, version: before.version + 1, edition: 6 }
}

/** A version beside the one before it, in which no word of a list stands over the edge of its column. */
function inSeventhEdition(before: Design): Design {
  return { ...before, version: before.version + 1, edition: 7 }
}

function mapDesigns<Code extends LayoutCode>(
  designs: Record<Code, Design>,
  change: (design: Design) => Design,
): Record<Code, Design> {
  const changed = Object.entries<Design>(designs).map(([code, design]) => [code, change(design)])
  // the edge: keys of an object are strings to the compiler
  return Object.fromEntries(changed) as Record<Code, Design>
}

/**
 * A version beside the one before it, in which the scale of a skill is nearer to its own name than to the next one, and contact data
 * without an icon begin where those with one do.
 */
function inClearColumns(before: Design): Design {
  const { code, version, skills, head } = before
  // Names in two languages are long.
  const scaledGap = code === 'bilingual' ? 8 : 11
  const isColumn = head.contact.icons !== 'none' && head.contact.flow !== 'wrap'
  return {
    ...before,
    version: version + 1,
    skills: { ...skills, ...(skills.columns === 2 && { scaledGap }) },
    head: { ...head, contact: { ...head.contact, ...(isColumn && { aligned: true }) } },
  }
}

/** A version beside the one before it, whose skills stand below the titles of entries, as languages and references do. */
function withRailedSkills(before: Design): Design {
  return { ...before, version: before.version + 1, skills: { ...before.skills, railed: true } }
}

/** A version beside the one before it, in whose grid of contact data a long address takes two cells. */
function withLongCells(before: Design): Design {
  const { head } = before
  return {
    ...before,
    version: before.version + 1,
    head: { ...head, contact: { ...head.contact, spans: true } },
  }
}
