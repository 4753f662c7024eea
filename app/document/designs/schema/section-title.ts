import * as z from 'zod'
import { em, ground, line, px, textStyle } from './roles'

const drawn = { width: px, color: line, gap: em }

const look = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plain') }),
  /** a line as wide as the column, under the title or over it */
  z.strictObject({ kind: z.literal('rule'), at: z.enum(['under', 'over']), ...drawn }),
  /** a line from the title's end to the column's, or on both sides of the title */
  z.strictObject({ kind: z.literal('run'), sides: z.enum(['end', 'both']), ...drawn }),
  /** a short thick line below */
  z.strictObject({ kind: z.literal('stroke'), length: em, ...drawn }),
  /** a block before the title */
  z.strictObject({ kind: z.literal('block'), ...drawn, width: em }),
  /** the title on a band as wide as the column */
  z.strictObject({ kind: z.literal('band'), ground, padX: em, padY: em }),
  /** a tab with a slanted end on a line */
  z.strictObject({ kind: z.literal('tab') }),
  /** in the margin beside the body, under a rule with a stroke that stands so far above both */
  z.strictObject({ kind: z.literal('hung'), hang: em, gutter: em, rule: em }),
  /** a stop on the axis */
  z.strictObject({ kind: z.literal('stop') }),
])

/** The title of a section, and the room around it. */
export const sectionTitle = z.strictObject({
  look,
  text: textStyle,
  align: z.enum(['start', 'center']),
  /** above the section, and between its title and its body */
  gap: em,
  body: em,
  bodySize: z.number().min(0.7).max(1.4).optional(),
})
export type SectionTitle = z.infer<typeof sectionTitle>
