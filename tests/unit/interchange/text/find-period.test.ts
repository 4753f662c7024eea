import { expect, it } from 'vitest'
import { findLinePeriod, findPeriod } from '../../../../app/features/interchange/text-resume/find-period'
import { listOfHeading } from '../../../../app/features/interchange/text-resume/list-of-heading'

it.each([
  ['2020.07 - 至今', '2020-07', '', true],
  ['2018年7月至2020年6月', '2018-07', '2020-06', false],
  ['2018/07–2020/06', '2018-07', '2020-06', false],
  ['Jan 2020 – Present', '2020-01', '', true],
  ['September 2019 to March, 2021', '2019-09', '2021-03', false],
  ['06/2016 - 12/2019', '2016-06', '2019-12', false],
  ['2012 – 2016', '2012', '2016', false],
  ['2021.03.15 ~ 2021.04.01', '2021-03-15', '2021-04-01', false],
  ['2019', '2019', '', false],
  ['2019 to date', '2019', '', true],
  ['Aug.2019-Present', '2019-08', '', true],
  ['5 Jan 2020 to 9 Mar 2020', '2020-01-05', '2020-03-09', false],
  ['20190901-20210630', '2019-09-01', '2021-06-30', false],
  ['2021.6-8', '2021-06', '2021-08', false],
  ['2018/19', '2018', '2019', false],
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
  ['WORK EXPERIENCE', 'work'],
  ['技能 Skills', 'skills'],
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
