import { expect, it } from 'vitest'
import { linesOfPage } from '../../../app/features/ats/lines-of-page'
import type { PdfPiece } from '../../../app/features/ats/types'

/** Pieces beside each other from the left, as a page has them, a letter half as wide as it is high. */
function linesOf(texts: (string | number)[]): string[] {
  let x = 0
  const pieces = texts.flatMap((text): PdfPiece[] => {
    const from = x
    x += typeof text === 'number' ? text : text.length * 5
    return typeof text === 'number'
      ? []
      : [{ text, x: from, y: 100, width: x - from, size: 10, endsLine: false }]
  })
  return linesOfPage({ number: 1, pieces }).map(({ text }) => text)
}

it.each([
  {
    case: 'Hebrew with a number',
    page: ['שנים', ' ', '5', ' ', 'במשך', ' ', 'עבדתי'],
    read: 'עבדתי במשך 5 שנים',
  },
  {
    case: 'years in brackets',
    page: ['כהן', ' ', '(', '2023–2019', ')', ' ', 'דוד'],
    read: 'דוד (2019–2023) כהן',
  },
  { case: 'a number in parts', page: ['שנים', ' ', '3', '.', '5', ' ', 'עבדתי'], read: 'עבדתי 3.5 שנים' },
  { case: 'a telephone', page: ['משרד', ' +972-50-1234567 ', 'טלפון'], read: 'טלפון +972-50-1234567 משרד' },
  {
    case: 'a Hebrew word in English',
    page: ['Worked at ', 'שלום', ' for 5 years'],
    read: 'Worked at שלום for 5 years',
  },
  { case: 'two columns', page: ['חברה', 200, 'תל אביב'], read: 'חברה    תל אביב' },
])('$case is read as it is meant', ({ page, read }) => {
  expect(linesOf(page)).toEqual([read])
})
