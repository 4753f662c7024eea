import { expect, it } from 'vitest'
import { findLinePeriod } from '../../../../app/features/interchange/text-resume/find-line-period'
import { findPeriod } from '../../../../app/features/interchange/text-resume/find-period'
import { listOfHeading } from '../../../../app/features/interchange/text-resume/list-of-heading'

it.each([
  ['2020.07 - 至今', '2020-07', '', true],
  ['2018年7月至2020年6月', '2018-07', '2020-06', false],
  ['Jan 2020 – Present', '2020-01', '', true],
  ['September 2019 to March, 2021', '2019-09', '2021-03', false],
  ['2021.03.15 ~ 2021.04.01', '2021-03-15', '2021-04-01', false],
  ['2019', '2019', '', false],
  ['5 Jan 2020 to 9 Mar 2020', '2020-01-05', '2020-03-09', false],
  ['2021.6-8', '2021-06', '2021-08', false],
  ['2018/19', '2018', '2019', false],
  ['2021.12-3', '2021-12', '2022-03', false],
  ['2019 – to date', '2019', '', true],
])('reads %s', (text, start, end, isOpen) => {
  expect(findPeriod(`云栈 ${text}`)).toMatchObject({ start, end, isOpen, from: 3, to: 3 + text.length })
})

it('takes the period that stands first', () => {
  expect(findPeriod('2018 – 2020, part time June – August 2021')).toMatchObject({ start: '2018', to: 11 })
  expect(findPeriod('June – August 2021, 2018 – 2020')).toMatchObject({ start: '2021-06', from: 0 })
})

it('leaves a word that begins with what a year may end with', () => {
  expect(findPeriod('2021 年度优秀仓库')).toMatchObject({ start: '2021', to: 4 })
})

it.each(['v1.2.3', '12345678', '138-2012-3456', 'no date', '3.2 s', '20190901', '2021-02-30'])(
  'finds no date in %s',
  (text) => {
    expect(findPeriod(text)).toBeUndefined()
  },
)

it.each([
  ['工作经历', 'work'],
  ['二、教育背景：', 'education'],
  ['【专业技能】', 'skills'],
  ['Honors & Awards', 'awards'],
  ['## 项目经历', 'projects'],
])('takes %s for a heading', (line, list) => expect(listOfHeading(line)).toBe(list))

it.each(['负责工作经历模块的开发', 'Experience with Kubernetes', 'Jane Public'])(
  'does not take %s for one',
  (line) => expect(listOfHeading(line)).toBeUndefined(),
)

it('a dash behind a date leaves a written line open, and nothing that is being typed', () => {
  expect(findLinePeriod('Acme    2021.03 –')).toMatchObject({ start: '2021-03', isOpen: true, to: 17 })
  expect(findPeriod('2021-')).toMatchObject({ start: '2021', isOpen: false })
})

it.each([
  ['’18 – ’20', '2018', '2020'],
  ['2019/2020', '2019', '2020'],
  ['31/12/2019 – 01/02/2020', '2019-12-31', '2020-02-01'],
  // Which of its numbers is the month nobody can tell.
  ['01/02/2019 – 03/04/2020', '2019', '2020'],
  ['自2019年起', '2019', ''],
])('reads %s in a written line', (text, start, end) => {
  const period = findLinePeriod(`云栈 ${text}`)
  expect(period).toMatchObject({ start, end, isOpen: end === '', from: 3, to: 3 + text.length })
})

it.each([
  ...['Expected May 2027', '预计2027年6月毕业', '2027年6月（预计）', 'Q3 2014', '2014 Q3', '2014年第三季度'],
  ...[
    'Summer 2019',
    '2019年夏',
    'Fall 2020 – Spring 2021',
    '2023 – Expected 2027',
    '2023.9 – 2027.6（预计）',
  ],
])('%s is kept as it is written', (words) => {
  expect(findLinePeriod(`Acme, Berlin   ${words}`)).toMatchObject({ words, from: 15, to: 15 + words.length })
})

it.each(['Sold 2019 summer tyres to 40 shops', 'Expected 2027 sales of 3 million', '2019年夏令营负责人'])(
  'takes a date of %s, and no words',
  (text) => expect(findLinePeriod(text)?.words).toBeUndefined(),
)
