import * as z from 'zod'
import { DESIGN_PARTS } from './design-parts'

/** How parts depart from the layout's own. A form that the layout cannot hold is kept, and drawn as the layout has it. */
export const partSettings = {
  frameForm: z
    .enum(['design', ...DESIGN_PARTS.frameForm])
    .default('design')
    .describe(
      'The frame of the page: one column, one with a coloured edge or below a band with the person on it, a wide and a narrow column below the person or below a band, or the person in a narrow column beside all pages; a layout with an axis has one column',
    ),
  headForm: z
    .enum(['design', ...DESIGN_PARTS.headForm])
    .default('design')
    .describe('Name and position at the start, in the middle, or on one line'),
  photoAt: z
    .enum(['design', ...DESIGN_PARTS.photoAt])
    .default('design')
    .describe('The photo before or after the name; not where both stand in a column of their own'),
  asideAt: z
    .enum(['design', ...DESIGN_PARTS.asideAt])
    .default('design')
    .describe('The side of the narrow column, where the layout has one'),
  asideWidth: z
    .enum(['design', ...DESIGN_PARTS.asideWidth])
    .default('design')
    .describe('The width of the narrow column: 5 per cent of the text narrower, or 6 wider'),
  colorForm: z
    .enum(['design', ...DESIGN_PARTS.colorForm])
    .default('design')
    .describe(
      'What is drawn in the theme colour beside the grounds: lines and marks; the name and titles too; positions as well',
    ),
  titleForm: z
    .enum(['design', ...DESIGN_PARTS.titleForm])
    .default('design')
    .describe(
      'How titles of sections are drawn: as the layout has them, plain, over a rule, with a line to the edge, over a short stroke, behind a block, on a band, on a tab, or beside the section',
    ),
  itemForm: z
    .enum(['design', ...DESIGN_PARTS.itemForm])
    .default('design')
    .describe(
      'How the fields of an entry stand: two rows with the dates in the first or in the second, one line, three columns, or the dates in a column on the left; the last two need a layout of one column',
    ),
  contactForm: z
    .enum(['design', ...DESIGN_PARTS.contactForm])
    .default('design')
    .describe('Contact data with icons, with its labels in words, or plain'),
  contactFlow: z
    .enum(['design', ...DESIGN_PARTS.contactFlow])
    .default('design')
    .describe(
      'Contact data one after another, in columns, or as a list beside the name; not where it stands in a column of its own',
    ),
  listMarker: z
    .enum(['design', ...DESIGN_PARTS.listMarker])
    .default('design')
    .describe('What marks the items of lists'),
  skillForm: z
    .enum(['design', ...DESIGN_PARTS.skillForm])
    .default('design')
    .describe('Skills with bars or dots, or in words alone: one to a line, or one after another'),
}
