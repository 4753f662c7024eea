import * as z from 'zod'
import { LAYOUT_CODES } from '../../../../collections/layout-codes'
import {
  FONTS,
  FOOT_PLACES,
  LINE_SPACES,
  PAGE_NUMBERS,
  RUNNING_HEADS,
  TITLE_CASES,
  type LineSpace,
} from '../../../../collections/resumes/choices'
import { DESIGN_PARTS } from '../../../../collections/resumes/design-parts'
import { checkDesign } from './check-design'
import { frame } from './frame'
import { head } from './head'
import { asideItems, items, skills } from './items'
import { em, ink, leading, line } from './roles'
import { sectionTitle } from './section-title'

const margin = z.number().min(0).max(160)

/**
 * The layout's own look, which is taken whole or not at all; the bounds are those of the resume's own options. The case of titles
 * and what stands in the margins are the person's where a layout says nothing of them.
 */
const recommended = z.strictObject({
  themeColor: z.string().regex(/^#[0-9a-f]{6}$/),
  font: z.enum(FONTS),
  fontSize: z.number().min(10).max(20),
  // an edge: the keys of an object are strings to the compiler
  lineSpace: z.enum(Object.keys(LINE_SPACES) as [LineSpace, ...LineSpace[]]),
  dateFormat: z.enum(['iso', 'dot', 'month']),
  margin: z.strictObject({ left: margin, right: margin, top: margin, bottom: margin }),
  titleCase: z.enum(TITLE_CASES).optional(),
  pageNumbers: z.enum(PAGE_NUMBERS).optional(),
  pageNumberAt: z.enum(FOOT_PLACES).optional(),
  runningHead: z.enum(RUNNING_HEADS).optional(),
  /** A language with italics is set in the family most like the font that has them, where the font has none. */
  italics: z.literal(true).optional(),
})

const shape = z.strictObject({
  code: z.enum(LAYOUT_CODES),
  version: z.int().min(1),
  /**
   * What all layouts have otherwise since their second edition: words of a name stay whole, a photo begins with the name's capitals,
   * a short section is not parted, a side column ends with its sections, a skill's scale is nearer to its own name than to the next.
   * In the third a place keeps to its line for as long as its row has room beside it, and contact data gives way below a long name.
   * In the fourth adjoining full-width signs share what is blank between them.
   * In the fifth marks of lists begin at the text's edge, no word ends a paragraph alone, and one line reads as one.
   * In the sixth languages and interests follow one another in lines, and what would stand alone in a row takes the room there is.
   * In the seventh a word of a list keeps to one line only where it has room for it.
   */
  edition: z
    .union([z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)])
    .optional(),
  recommended,
  frame,
  head,
  title: sectionTitle,
  items,
  aside: asideItems.extend({ title: sectionTitle }).optional(),
  skills,
  marker: z.enum(DESIGN_PARTS.listMarker),
  markerColor: line.optional(),
  /** what marked text is written in, links and emphasis in it too; as it is around it without */
  marked: ink.optional(),
  tags: z.enum(['chip', 'plain']),
  tagGap: em.optional(),
  tagLeading: leading.optional(),
  icons: z.boolean(),
  /** the size of a summary */
  leadText: z.number().min(0.8).max(1.4).optional(),
})
export type Design = z.infer<typeof shape>

/**
 * A layout as data: a choice among parts and bounded numbers, so that no description can bring in a rule of its own. It is
 * whole, with no defaults: one that changed would move released lines.
 */
export const designSchema = shape.superRefine((design, context) => {
  for (const { path, message } of checkDesign(design))
    context.addIssue({ code: 'custom', path, message, input: design })
})
