import { expect, test } from 'vitest'
import { withMarginDates } from '../../../../app/features/interchange/pdf/margin-dates'
import { rowsOf, type Segment } from '../../../../app/features/interchange/pdf/segments-of-page'

type Cell = [text: string, x: number, right: number, isItem?: boolean]

/** Rows of a page twelve points below each other. */
const page = (rows: Cell[][]): Segment[] =>
  rows.flatMap((cells, at) =>
    cells.map(([text, x, right, isItem]) => ({
      ...{ page: 1, text, x, right, y: at * 12, size: 10, gaps: [], isBold: false, isAllBold: false },
      dot: isItem ? x - 8 : undefined,
    })),
  )
const rows = (segments: Segment[]) => rowsOf(segments).map((row) => row.map(({ text }) => text).join(' | '))

const HEAD: Cell[] = [
  ['Acme, Engineer', 0, 100],
  ['Leeds', 460, 500],
]

test.each<[string, Cell[][], string[]]>([
  [
    'dates below the place, beside an item, belong to the head',
    [
      HEAD,
      [
        ['Led a crew', 10, 90, true],
        ['2019 – 2021', 440, 500],
      ],
    ],
    ['Acme, Engineer | Leeds | 2019 – 2021', 'Led a crew'],
  ],
  [
    'dates below the place, beside a name, stay there',
    [
      HEAD,
      [
        ['Engineer', 0, 90],
        ['2019 – 2021', 440, 500],
      ],
    ],
    ['Acme, Engineer | Leeds', 'Engineer | 2019 – 2021'],
  ],
  [
    'a period over two lines is whole',
    [
      [
        ['03/2019 –', 0, 50],
        ['Engineer', 80, 200],
      ],
      [
        ['Present', 10, 50],
        ['Led a crew', 90, 200, true],
      ],
    ],
    ['03/2019 – Present | Engineer', 'Led a crew'],
  ],
])('%s', (_, cells, read) => {
  expect(rows(withMarginDates(page(cells)))).toEqual(read)
})
