import * as z from 'zod'
import { FOOT_PLACES, MOST_FOOTER, PAGE_NUMBERS, RUNNING_HEADS } from './choices'
import { line } from './fields'

/** What stands in the margins of pages. Each default is a page without it. */
export const pageSettings = {
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
