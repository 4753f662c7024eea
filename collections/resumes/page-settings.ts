import * as z from 'zod'
import {
  ALIGNMENTS,
  FOOT_PLACES,
  GAP_BOUNDS,
  MOST_FOOTER,
  PAGE_NUMBERS,
  RUNNING_HEADS,
  TITLE_CASES,
} from './choices'
import { line, px } from './fields'

const gap = px(GAP_BOUNDS.min, GAP_BOUNDS.max, 100)

/** How titles, text and gaps depart from the layout's own, and what stands in the margins. Each default is a page without it. */
export const pageSettings = {
  titleCase: z
    .enum(TITLE_CASES)
    .default('typed')
    .describe('Titles of sections as typed, in capitals or in small capitals; Chinese stays as it is'),
  repeatTitles: z
    .boolean()
    .default(false)
    .describe('A section that runs over to a page says its title there again, as continued'),
  align: z
    .enum(ALIGNMENTS)
    .default('start')
    .describe(
      'Running text of an English page; Chinese pages stay ragged, as readers of the PDF would find spaces in them',
    ),
  sectionGap: gap.describe('Between sections, in per cent of the layout’s own gap'),
  entryGap: gap.describe('Between entries, in per cent of the layout’s own gap'),
  pageNumbers: z
    .enum(PAGE_NUMBERS)
    .default('off')
    .describe(
      'In the lower margin: 2, 2 / 3, or Page 2 of 3 / 第 2 页，共 3 页; a resume of one page shows none',
    ),
  pageNumberAt: z
    .enum(FOOT_PLACES)
    .default('end')
    .describe('Where the number stands; words stand across from it, or are centred with it'),
  pageNumberFirst: z.boolean().default(false).describe('The first of several pages is numbered, too'),
  runningHead: z
    .enum(RUNNING_HEADS)
    .default('off')
    .describe('The name, small in the upper or lower margin from the second page on'),
  runningEmail: z.boolean().default(false).describe('The e-mail address stands with it'),
  footer: line(MOST_FOOTER).describe('A line in the lower margin of every page'),
}
