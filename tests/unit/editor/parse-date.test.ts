import { expect, it } from 'vitest'
import { parseDate } from '../../../app/editor/fields/parse-date'

it.each([
  ['2024', '2024'],
  ['2024.5', '2024-05'],
  ['2024/05', '2024-05'],
  ['2024-5-1', '2024-05-01'],
  ['2024年5月', '2024-05'],
  ['2024年5月1日', '2024-05-01'],
  ['2024年', '2024'],
  ['202405', '2024-05'],
  [' ２０２４．０５ ', '2024-05'],
  ['至今', 'now'],
  ['Present', 'now'],
  ['', ''],
])('stores %j as %j', (typed, stored) => {
  expect(parseDate(typed)).toBe(stored)
})

it.each(['20x', 'May 2024', '202413', '2024-', '24.5'])(
  'gives %j back, or a date that it begins with',
  (typed) => {
    expect(['2024', typed]).toContain(parseDate(typed))
  },
)
