import { expect, it } from 'vitest'
import { checkLines } from '../../../app/features/ats/check-lines'
import { linesOfPage } from '../../../app/features/ats/lines-of-page'
import type { PdfPageText, PdfPiece } from '../../../app/features/ats/types'

type Cell = [text: string, x: number]

/** A page whose rows hold cells at places; the file ends a line after each row. */
function pageOf(rows: Cell[][], more: Partial<PdfPageText> = {}): PdfPageText {
  const pieces = rows.flatMap((cells, row) =>
    cells.map(([text, x], index): PdfPiece => ({
      text,
      x,
      y: 50 + row * 16,
      width: text.length * 5,
      size: 10,
      endsLine: index === cells.length - 1,
    })),
  )
  return { number: 1, width: 600, height: 800, pieces, links: [], dots: [], hasPictures: false, ...more }
}

function ids(pages: PdfPageText[]) {
  return checkLines({ pages, lines: pages.flatMap(linesOfPage), hasResumeFile: false }).map(({ id }) => id)
}

const HEAD: Cell[][] = [
  [['Jane Public', 40]],
  [['jane@example.com', 40]],
  [['555-010-2345', 40]],
  [['Experience', 40]],
]

it('finds nothing wrong with a plain page', () => {
  const found = checkLines({ pages: [pageOf(HEAD)], lines: linesOfPage(pageOf(HEAD)), hasResumeFile: true })
  expect(found.every(({ kind }) => kind === 'good')).toBe(true)
  expect(found.map(({ id }) => id)).toContain('attachment')
})

it('tells two columns read row by row from dates at the right edge', () => {
  const columns = [0, 1, 2, 3, 4].map((i): Cell[] => [
    [`left words of row ${i}`, 40],
    [`right words of row ${i}`, 320],
  ])
  const dates = [0, 1, 2, 3, 4].map((i): Cell[] => [
    [`Employer number ${i}`, 40],
    [`2020 – 202${i}`, 480],
  ])
  expect(ids([pageOf([...HEAD, ...columns])])[0]).toBe('columns')
  expect(ids([pageOf([...HEAD, ...dates])])).not.toContain('columns')
})

it('tells a scan, and a page that is one', () => {
  expect(ids([pageOf([], { hasPictures: true })])).toEqual(['noText'])
  expect(ids([pageOf(HEAD), pageOf([], { number: 2, hasPictures: true })])[0]).toBe('picturePages')
})

it('names characters that can’t be read, radicals and letters with spaces', () => {
  const found = ids([pageOf([...HEAD, [['\ue001 \ufffd', 40]], [['⼯作', 40]], [['S K I L L S', 40]]])])
  expect(found).toEqual(expect.arrayContaining(['broken', 'radicals', 'spaced']))
})

it('wants a name first, and ways to reach the person near the top', () => {
  const filler = Array.from({ length: 15 }, (_, i): Cell[] => [[`words of line ${i}`, 40]])
  const found = ids([pageOf([[['Experience', 40]], ...filler, [['jane@example.com', 40]]])])
  expect(found).toEqual(expect.arrayContaining(['noName', 'noPhone', 'late']))
  expect(ids([pageOf([[['Jane Public', 40]]])])).toEqual(expect.arrayContaining(['noEmail', 'noHeadings']))
})

it('joins pieces of a line, with a space where a gap is one', () => {
  const [line] = linesOfPage(
    pageOf([
      [
        ['Jane', 40],
        ['Public', 64],
        ['2020', 400],
      ],
    ]),
  )
  expect(line?.text).toBe('Jane Public    2020')
})
