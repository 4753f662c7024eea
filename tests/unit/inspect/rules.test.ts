import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { inspectText } from '../../../app/features/inspect/inspect-text'
import { RULES } from '../../../app/features/inspect/rules'

const pad = (text: string) => `张晓明\n13800001234 xiaoming@example.com\n工作经历\n${text}`
const padEn = (text: string) => `Jane Public\n(555) 010-2345 jane@example.com\nExperience\n${text}`
const inspect = (source: string) => inspectText({ source, language: 'en' })
const ids = (text: string) => new Set(inspect(text).map(({ rule }) => rule))

/** Rules that read a text in another way than a resume: texts in which they find something, and in which they must not. */
const CASES: Record<string, { bad: string[]; good: string[] }> = {
  'private-facts': {
    bad: [pad('婚姻状况：未婚'), padEn('Marital status: single')],
    good: [pad('民族工业研究'), padEn('Height of the tower')],
  },
  'no-email': { bad: ['张晓明 13800001234 前端'], good: [pad('前端'), padEn('x')] },
  'no-phone': { bad: ['张晓明 a@example.com 前端'], good: [pad('前端'), padEn('x')] },
  'too-short': {
    bad: [pad('前端'), padEn('Engineer')],
    good: [pad('字'.repeat(260)), padEn('word '.repeat(150))],
  },
  'too-long': {
    bad: [pad('字'.repeat(2300)), padEn('word '.repeat(1200))],
    good: [pad('字'.repeat(300)), padEn('word '.repeat(300))],
  },
  'no-headings': {
    bad: [`张三\n${'做了很多事情。'.repeat(20)}`, 'many words here '.repeat(40)],
    good: [pad('字'.repeat(200)), padEn('word '.repeat(100))],
  },
  'first-person': {
    bad: [pad('我负责前端'), padEn('I built a service, and my team grew')],
    good: [pad('负责前端'), padEn('Built a service; the team grew')],
  },
  'weak-verb': {
    bad: [pad('参与组件库建设'), padEn('Responsible for the billing pipeline')],
    good: [pad('主导组件库建设'), padEn('Built the billing pipeline')],
  },
  'date-order': {
    bad: [pad('2020.07 - 2019.06 云栈'), padEn('Jan 2020 – Mar 2018 Acme')],
    good: [pad('2020.07 - 2021.06 云栈'), padEn('2020 – Mar 2020 Acme')],
  },
  'date-gap': {
    bad: [
      pad('2016.01 - 2017.01 甲公司\n2018.06 - 至今 乙公司'),
      padEn('Jan 2015 – Jan 2016 Acme\nMar 2017 – Present Beta'),
    ],
    good: [
      pad('2016.01 - 2017.01 甲公司\n2017.03 - 至今 乙公司'),
      padEn('Jan 2015 – Jan 2018 Acme\nMar 2017 – Present Beta'),
    ],
  },
  'half-width-signs': {
    bad: [pad('负责前端,后端')],
    good: [pad('负责前端，后端 v1.2'), padEn('Front end, back end')],
  },
  'missing-space': { bad: [pad('熟悉Vue和React')], good: [pad('熟悉 Vue 和 React'), padEn('Vue and React')] },
}

/** What rules find that read the texts of a resume in the same way; their cases are those of the resume. */
const FAULTS = {
  'private-id': '身份证 110101199003074258',
  placeholder: '就职于XX公司',
  salary: '期望薪资：20k',
  'long-line': '字'.repeat(140),
  'empty-words': '吃苦耐劳，责任心强',
  'no-numbers': '负责核心业务的前端架构设计，推动团队规范落地，并持续优化用户体验与页面性能。'.repeat(3),
  'mixed-dates': '2020.07 云栈\n2018-06 星河',
  'repeated-word': '主导了了组件库',
  'repeated-start': '- 负责甲\n- 负责乙\n- 负责丙',
  'mixed-quotes': '“优秀员工”与"先进个人"',
  'product-names': '熟悉 Javascript',
  misspelt: '统一帐号体系',
  shouting: 'BUILT THE BILLING PIPELINE FOR EVERYONE',
}

it('has a case for every rule, and no rule twice', () => {
  const all = RULES.map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
  const ofText = RULES.filter(({ inText }) => inText).map(({ id }) => id)
  expect(ofText.toSorted()).toEqual(
    [...Object.keys(CASES), ...Object.keys(FAULTS), 'full-width-signs'].toSorted(),
  )
})

it.each(Object.entries(FAULTS))('finds %s in any text', (id, fault) => {
  expect(ids(pad(fault))).toContain(id)
  expect(ids(pad('主导组件库建设，服务 12 个业务线'))).not.toContain(id)
})

it('finds Chinese signs in English alone', () => {
  expect(ids(padEn('Front end，back end'))).toContain('full-width-signs')
  expect(ids(pad('熟悉 React，Vue'))).not.toContain('full-width-signs')
})

describe.each(Object.entries(CASES))('%s', (id, { bad, good }) => {
  it.each(bad)('finds it in %j', (text) => expect(ids(text)).toContain(id))
  it.each(good)('leaves %j alone', (text) => expect(ids(text)).not.toContain(id))
})

it('says where, and sorts what is worst to the front', () => {
  const text = pad('参与前端,后端\n身份证 110101199003074258')
  const findings = inspect(text)
  const [first] = findings
  expect(first?.rule).toBe('private-id')
  expect(first && text.slice(first.from, first.to)).toBe('110101199003074258')
  expect(first?.line).toBe(5)
  expect(first?.excerpt).toContain('身份证')
})

it('has both languages for every rule, and values for every blank', () => {
  for (const { words } of RULES)
    for (const [title, why, how] of LANGUAGES.map(words)) {
      expect(title.length * why.length * how.length).toBeGreaterThan(0)
      expect(why.match(/\{[^0-4]\}/)).toBeNull()
    }
})

it('says nothing about nothing, and bears any text', () => {
  expect(inspect('  \n ')).toEqual([])
  for (const text of [
    '\u0000\ufffd',
    'a'.repeat(50_000),
    '，'.repeat(5_000),
    '('.repeat(5_000),
    '1-'.repeat(9_000),
  ])
    expect(Array.isArray(inspect(text))).toBe(true)
})
