import { expect, it } from 'vitest'
import { parseDate, parsePeriod } from '../../../app/editor/fields/parse-date'

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
  ['sept 2020', '2020-09'],
  ['Sep 2020', '2020-09'],
  ['September 2020', '2020-09'],
  ['May 1, 2024', '2024-05-01'],
  ['09/2020', '2020-09'],
  ['2020.9', '2020-09'],
  ['目前', 'now'],
  ['31/12/2020', '2020-12-31'],
  ['12/31/2020', '2020-12-31'],
  ['3.4.2020', '2020-04-03'],
])('stores %j as %j', (typed, stored) => {
  expect(parseDate(typed)).toBe(stored)
})

it.each(['20x', 'Spring 2021', '2021年春', '202413', '2024-', '24.5'])(
  'gives %j back, or a date that it begins with',
  (typed) => {
    expect(['2024', typed]).toContain(parseDate(typed))
  },
)

it.each([
  ['2019.3 – 2021.5', '2019-03', '2021-05'],
  ['Mar 2019 to present', '2019-03', 'now'],
  ['2020年9月至今', '2020-09', 'now'],
  ['since 2020', '2020', 'now'],
  ['since Sept 2020', '2020-09', 'now'],
  ['2020年9月起', '2020-09', 'now'],
  ['自2020年以来', '2020', 'now'],
  ['从2019年9月到2023年6月', '2019-09', '2023-06'],
  ['from 2019 to 2021', '2019', '2021'],
  ['19.09—21.06', '2019-09', '2021-06'],
  ['98/9 - 14/6', '1998-09', '2014-06'],
  ['19.09至今', '2019-09', 'now'],
  ['08年9月—12年6月', '2008-09', '2012-06'],
  ['June-August 2021', '2021-06', '2021-08'],
  ['Sept. to Dec. 2021', '2021-09', '2021-12'],
  ['2021年6-8月', '2021-06', '2021-08'],
  ['28/02/2019 - 31/12/2020', '2019-02-28', '2020-12-31'],
])('reads both dates of %j', (typed, start, end) => {
  expect(parsePeriod(typed)).toEqual({ start, end })
})

it.each([
  '2020',
  '2020-09',
  'Spring 2021',
  'since ever',
  'since 2019-13',
  'since 2019-0',
  // Which of two numbers is the year nobody can tell, nor of a day and a month.
  '08.09—12.06',
  '21.06—19.09',
  '19.13—21.06',
  '19.09',
  '03/04/2020',
  'November - February 2021',
  'Q3 2020',
  '2019 (six months)',
  '2019 - 2021 and more',
  '',
])('sees one date at most in %j', (typed) => expect(parsePeriod(typed)).toBeUndefined())
