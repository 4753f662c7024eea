import * as z from 'zod'
import { em, ground, kinds, line, px } from './roles'

/** Per cent of the page between its margins. */
const share = z.number().min(15).max(40)
const at = z.enum(['start', 'end'])

/** The columns of a page and what they stand on. */
export const frame = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('single'),
    /** along the page's upper edge, on every page */
    edge: z.strictObject({ width: px, color: line }).optional(),
  }),
  /** person and short sections in a column that runs over all pages */
  z.strictObject({
    kind: z.literal('side'),
    /** on the left without */
    at: at.optional(),
    ground,
    share,
    kinds,
    /** the share of white behind marked text on a dark ground */
    markWhite: z.number().min(0.1).max(0.3),
  }),
  /** the head over all columns; main widens where the narrow one has ended */
  z.strictObject({
    kind: z.literal('top'),
    ground,
    art: z.enum(['none', 'circles']),
    aside: z
      .strictObject({
        at,
        share,
        /** from main to the narrow column's edge, and from there to its text */
        gutter: em,
        inset: em,
        rule: z.boolean(),
        kinds,
        ground,
      })
      .optional(),
  }),
])
