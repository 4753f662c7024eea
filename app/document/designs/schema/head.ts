import * as z from 'zod'
import { DESIGN_PARTS } from '../../../../collections/resumes/design-parts'
import { em, ink, leading, line, px, textStyle } from './roles'

const contact = z.strictObject({
  flow: z.enum(DESIGN_PARTS.contactFlow),
  size: z.number().min(0.7).max(1.4).optional(),
  leading: leading.optional(),
  gap: em,
  columnGap: em,
  rowGap: em.optional(),
  /** the least width of a cell of the grid */
  cell: em.optional(),
  /** a row longer than a cell takes two: an address of a university is read whole */
  spans: z.literal(true).optional(),
  icons: z.union([ink, z.literal('none')]),
  /** in columns, a row without an icon begins where those with one do */
  aligned: z.literal(true).optional(),
  /** rows that say their label in words */
  labels: z.enum(['all', 'unclear']),
  color: ink.optional(),
})

/** The person: name, headline, contact and photo. */
export const head = z.strictObject({
  /** one below the other; name and headline on a line; contact beside them; beside, or below where no word would fit whole */
  variant: z.enum(['stack', 'line', 'split', 'beside']),
  align: z.enum(['start', 'center']),
  photo: z.strictObject({
    at: z.enum(['start', 'end']),
    gap: px,
    align: z.enum(['start', 'center', 'end']),
    ring: z.boolean(),
    /** words that are centred stay in the middle of the page beside it; without, they begin beside it */
    centered: z.literal(true).optional(),
  }),
  name: textStyle,
  headline: textStyle.extend({ gap: em.optional() }),
  contact,
  /** between the head and what follows, where both stand on paper */
  after: em,
  rule: z.strictObject({ width: px, color: line, gap: em }).optional(),
})
