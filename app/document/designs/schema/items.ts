import * as z from 'zod'
import { em, field, ink, kinds, leading, px, textStyle } from './roles'

const row = z.strictObject({
  cells: z.array(field).min(1),
  /** the first cell takes the room; the cells part to both ends; they wrap; they follow one another */
  fit: z.enum(['grow', 'between', 'wrap', 'inline']),
})

const anatomy = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rows'),
    /** what leads where an item has no title */
    title: z.enum(['own', 'orSubtitle']),
    rows: z.array(row).min(1).max(4),
  }),
  /** what, where and when in three columns of one line */
  z.strictObject({ kind: z.literal('columns') }),
  /** the date in a rail on the left, read first; an axis is a line with stops between the two */
  z.strictObject({
    kind: z.literal('rail'),
    rail: em,
    railZh: em,
    gutter: em,
    axis: z.boolean(),
    /** where titles of sections begin */
    titles: z.enum(['rail', 'column']),
  }),
])
export type Rail = Extract<z.infer<typeof anatomy>, { kind: 'rail' }>

/** What was done, learned and won. */
export const items = z.strictObject({
  anatomy,
  /** kinds whose items are one line each */
  oneLine: kinds,
  text: z.strictObject({
    title: textStyle,
    /** what leads the first row */
    lead: textStyle,
    subtitle: textStyle,
    place: textStyle,
    date: textStyle,
    /** the subtitle of an item of one line */
    short: ink,
  }),
  gap: em,
  /** whether the gap stands above the first one too, where it is more than the body's */
  first: z.boolean(),
  tight: z.strictObject({ kinds, gap: em }),
  lineGap: em,
  afterHead: em.optional(),
  listGap: em.optional(),
  meta: z.strictObject({ gap: em, size: z.number().min(0.7).max(1.4).optional() }),
})

/** What differs in the narrow column, whose items are stacks. */
export const asideItems = z.strictObject({
  gap: em,
  first: z.boolean(),
  text: z.strictObject({ title: textStyle, subtitle: textStyle, place: textStyle, date: textStyle }),
})

export const skills = z.strictObject({
  /** how a level is drawn; its words are printed in each */
  look: z.enum(['bar', 'dots', 'none']),
  scale: z.enum(['below', 'end']),
  columns: z.union([z.literal(1), z.literal(2), z.literal('flow')]),
  columnGap: em.optional(),
  /** between two columns in which scales are drawn: each is nearer to its own name than to the next one */
  scaledGap: em.optional(),
  /** where dates stand in a rail: below the titles of entries rather than from the section's title on */
  railed: z.literal(true).optional(),
  gap: em,
  leading: leading.optional(),
  bar: z.strictObject({
    length: em.optional(),
    thick: px.optional(),
    gap: em.optional(),
    thin: z.boolean().optional(),
  }),
})
