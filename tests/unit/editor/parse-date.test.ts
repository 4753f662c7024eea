import { expect, it } from 'vitest'
import { parseDate, parseDates, parsePeriod } from '../../../app/editor/fields/parse-date'

it.each([
  ['2024', '2024'],
  ['2024.5', '2024-05'],
  ['2024/05', '2024-05'],
  ['2024年5月1日', '2024-05-01'],
  ['202405', '2024-05'],
  [' ２０２４．０５ ', '2024-05'],
  ['至今', 'now'],
  ['', ''],
  ['sept 2020', '2020-09'],
  ['May 1, 2024', '2024-05-01'],
  ['09/2020', '2020-09'],
  ['31/12/2020', '2020-12-31'],
  ['12/31/2020', '2020-12-31'],
  ['3.4.2020', '2020-04-03'],
  ['2021.06.08', '2021-06-08'],
  ['1850', '1850'],
  ['Aug.2019', '2019-08'],
  ['5 Jan 2020', '2020-01-05'],
  ['12/31/99', '1999-12-31'],
  ['Mar 2019 –', '2019-03'],
])('stores %j as %j', (typed, stored) => {
  expect(parseDate(typed)).toBe(stored)
})

it.each(['2021.6-8', '31/02/2020', 'Feb 30, 2020', '12/05/20', '2027年6月（预计）', 'Expected 2027'])(
  'takes %j for no day',
  (typed) => expect(parseDate(typed)).toBe(typed.normalize('NFKC')),
)

it('a dash leaves dates open where they are one text, a hyphen at a number does not yet', () => {
  const open = ['2019 –', '2019—', '2019 -', 'Mar 2019 –', '2019年3月—', '2019-', '2019'].map(parseDates)
  expect(open.map((dates) => dates && `${dates.start} ${dates.end}`)).toEqual([
    ...['2019 now', '2019 now', '2019 now', '2019-03 now', '2019-03 now'],
    ...[undefined, undefined],
  ])
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
  ['2020年9月起', '2020-09', 'now'],
  ['从2019年9月到2023年6月', '2019-09', '2023-06'],
  ['19.09—21.06', '2019-09', '2021-06'],
  ['98/9 - 14/6', '1998-09', '2014-06'],
  ['19.09至今', '2019-09', 'now'],
  ['June-August 2021', '2021-06', '2021-08'],
  ['2021年6-8月', '2021-06', '2021-08'],
  ['28/02/2019 - 31/12/2020', '2019-02-28', '2020-12-31'],
  ['2021.6-8', '2021-06', '2021-08'],
  ['2021.6.8-2021.9.1', '2021-06-08', '2021-09-01'],
  ['Aug.2019-Present', '2019-08', 'now'],
  ['5 Jan 2020 to 9 Mar 2020', '2020-01-05', '2020-03-09'],
  ['Jan 5 – Mar 9, 2020', '2020-01-05', '2020-03-09'],
  ['20190901-20210630', '2019-09-01', '2021-06-30'],
  ['2018/19', '2018', '2019'],
  ['2021.12-3', '2021-12', '2022-03'],
  ['’18 – ’20', '2018', '2020'],
  ['2019 - Present (3 years)', '2019', 'now'],
])('reads both dates of %j', (typed, start, end) => {
  expect(parsePeriod(typed)).toEqual({ start, end })
})

it.each([
  '2020',
  'Spring 2021',
  'since ever',
  'since 2019-13',
  // Which of two numbers is the year nobody can tell, nor of a day and a month.
  '08.09—12.06',
  '21.06—19.09',
  '19.09',
  '03/04/2020',
  'November - February 2021',
  'Q3 2020',
  '2019 (6 months)',
  '2020 - 31/02/2021',
  '2010/11',
  '20190901',
  'Sept 19',
  '2019 - 2021 and more',
  '',
])('sees one date at most in %j', (typed) => expect(parsePeriod(typed)).toBeUndefined())
