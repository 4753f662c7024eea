import { expect, test } from 'vitest'
import { linesOfHtml } from '../../../../app/features/interchange/lines/lines-of-html'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { read, tableOf } from './read-lines'

test('a cell that has a row for itself is a title only where its words are one', () => {
  const { rows, sections } = read(
    linesOfHtml(
      tableOf(
        ['姓名', '王小明', '性别', '男'],
        ['自我评价'],
        ['吃苦耐劳'],
        ['工作经历', ''],
        ['2017.9-2019.3', '甲公司'],
        ['软件工程师'],
      ),
    ),
  )
  expect(rows).toContain('姓名：王小明')
  expect(sections).toMatchObject([
    { kind: 'summary', items: [{ text: '吃苦耐劳' }] },
    { kind: 'experience', items: [{ title: '甲公司', subtitle: '软件工程师' }] },
  ])
})

const JOB = '王明\n13800138000\n工作经历\n2019-2020 甲公司 工程师\n'
const DEGREE = '\n教育经历\n2011-2015 北京大学 本科'

test.each([
  ['负责项目\n- 做事', '负责项目\n- 做事'],
  ['相关证书\n- 电工证', '相关证书\n- 电工证'],
  ['带队\n兼职工作经历', '带队\n兼职工作经历'],
  ['项目经验  丰富\n工作背景  电商', '项目经验  丰富\n工作背景  电商'],
  ['- 技术能力\n- 项目经验\n- 沟通', '- 技术能力\n- 项目经验\n- 沟通'],
])('what is no certain title stays text of its entry: %j', (told, text) => {
  const { sections } = read(linesOfText(JOB + told + DEGREE))
  expect(sections).toMatchObject([{ kind: 'experience', items: [{ text }] }, { kind: 'education' }])
})

test('a usual heading with nothing under it is named', () => {
  const { sections, warnings } = read(linesOfText(`${JOB}\n专业技能\n${DEGREE}`))
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education'])
  expect(warnings).toContain('专业技能')
})

test.each([
  ['姓名 王明 性别 男', ['姓名：王明', '性别：男']],
  ['王 明\n微信同号：13800138000', ['姓名：王明', '电话：13800138000', '微信同号：13800138000']],
  ['陈族\n土家族', ['姓名：陈族', '土家族']],
])('a person is who the words say: %j', (head, expected) => {
  expect(read(linesOfText(head + DEGREE)).rows).toEqual(expected)
})

test('a label stays with what no field takes', () => {
  const { sections } = read(
    linesOfText('王明\n教育经历\n2011-2015 新疆大学 数学 本科\n学位：学士\n班级职务：班长'),
  )
  expect(sections[0]?.items).toMatchObject([{ title: '新疆大学', text: '学位：学士\n班级职务：班长' }])
})

test('labels below each other name an entry', () => {
  const { sections } = read(
    linesOfText('王明\n教育经历\n学校：北京大学\n专业：数学\n学历：本科\n时间：2011-2015'),
  )
  expect(sections[0]?.items).toMatchObject([
    { title: '北京大学', subtitle: '数学 · 本科', end: '2015', text: '' },
  ])
})

test('a heading keeps the number that it counts with', () => {
  const { sections } = read(
    linesOfHtml('<h2>Experience</h2><p>Acme 2019 - 2020</p><h2>5 years of teaching</h2><p>Maths</p>'),
  )
  expect(sections[1]).toMatchObject({ kind: 'custom', title: '5 years of teaching' })
})

const items = (source: string) => read(linesOfText(`王明\n\n${source}`)).sections.map(({ items }) => items)

test.each([
  [
    '• Cut overtime\n  by 18% in one year\n\tand more\n• Ran it',
    '- Cut overtime by 18% in one year and more\n- Ran it',
  ],
  ['• 负责组件库，\n　　覆盖业务线\n• 维护', '- 负责组件库，覆盖业务线\n- 维护'],
  ['- Did X\nA closing remark.\n- Did Y\n  - Inner Z', '- Did X\n\nA closing remark.\n- Did Y\n  - Inner Z'],
])('what is told stays in its order, a line that is moved in with its item: %j', (told, text) => {
  expect(items(`工作经历\n甲公司    工程师    2019-2020\n${told}`)).toMatchObject([
    [{ title: '甲公司', text }],
  ])
})

test.each([
  ['Shift Manager, Bluebird Diner (Dayton, OH)\t', 'Bluebird Diner (Dayton, OH)', 'Shift Manager'],
  ['阿里巴巴（杭州，中国）\t工程师\t', '阿里巴巴（杭州，中国）', '工程师'],
])('what brackets hold is not parted: %j', (head, title, subtitle) => {
  expect(items(`工作经历\n${head}2019 - 2020\n- 做事`)).toMatchObject([[{ title, subtitle, text: '- 做事' }]])
})

test('the date until which a certificate holds is not when it was given', () => {
  const held = [
    'ServSafe Manager, exp. 2026',
    'CPR (valid until 2027)',
    'RN License, expires May 2026',
    '电工证，有效期至 2027年5月',
  ]
  expect(items(`证书\n${held.join('\n')}\nACLS, Red Cross, 2021`)).toMatchObject([
    [
      ...held.map((title) => ({ title, subtitle: '', start: '' })),
      { title: 'ACLS', subtitle: 'Red Cross', start: '2021' },
    ],
  ])
})

test('a usual title with its section behind it begins one, but among the skills and the entries above it', () => {
  const apart =
    '教育经历\n北京大学 2011-2015\n\nSkills: Excel, Word, Access\n\nLANGUAGES: English (native), 法语\n\n证书：电工证、焊工证'
  expect(items(apart)).toMatchObject([
    [{ title: '北京大学' }],
    [], // the skills are elsewhere
    [{ title: 'English', subtitle: 'native' }, { title: '法语' }],
    [{ title: '电工证' }, { title: '焊工证' }],
  ])
  const within =
    '技能\n\nLanguages: Go, SQL\n\nFrameworks: React\n\n项目经历\nShop    2019\n\nAwards: one\n\nMill    2018\n- 做事'
  expect(items(within)).toMatchObject([[], [{ title: 'Shop', text: 'Awards: one' }, { title: 'Mill' }]])
})
