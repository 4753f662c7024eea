import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { inspectText } from '../../../app/features/inspect/inspect-text'
import { RULES } from '../../../app/features/inspect/rules'

const pad = (text: string) => `张晓明\n13800001234 xiaoming@example.com\n工作经历\n${text}`
const padEn = (text: string) => `Jane Public\n(555) 010-2345 jane@example.com\nExperience\n${text}`
const inspect = (source: string) => inspectText({ source, language: 'en' })
const ids = (text: string) => new Set(inspect(text).map(({ rule }) => rule))

/** For each rule: texts in which it finds something, and texts in which it must not. */
const CASES: Record<string, { bad: string[]; good: string[] }> = {
  'private-id': {
    bad: [pad('身份证 110101199003074258'), padEn('SSN 123-45-6789')],
    good: [pad('订单 20240101 共 1234567890 笔'), padEn('Call 555-010-2345')],
  },
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
  'long-line': {
    bad: [pad('字'.repeat(140)), padEn('word '.repeat(60))],
    good: [pad('字'.repeat(60)), padEn('word '.repeat(20))],
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
  'empty-words': {
    bad: [pad('吃苦耐劳，责任心强'), padEn('A hard-working team player')],
    good: [pad('连续三年按期交付'), padEn('Shipped on time three years running')],
  },
  'no-numbers': {
    bad: [
      pad('负责核心业务的前端架构设计，推动团队规范落地，并持续优化用户体验与页面性能。'.repeat(3)),
      padEn(
        'Built the billing pipeline and kept it running for the whole company, working with many other teams on it.',
      ),
    ],
    good: [
      pad('主导组件库建设，覆盖 12 个业务线，页面首屏从 3.2 s 降到 1.1 s，并推动团队规范落地。'.repeat(3)),
      padEn(
        'Built the billing pipeline for 40 markets and kept it running for the whole company, with many other teams.',
      ),
    ],
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
  'mixed-dates': {
    bad: [pad('2020.07 云栈\n2018-06 星河'), padEn('06/2016 Acme\n2018-06 Beta')],
    good: [pad('2020.07 云栈\n2018.06 星河'), padEn('06/2016 Acme\n07/2018 Beta')],
  },
  'repeated-word': {
    bad: [pad('主导了了组件库'), padEn('Built the the pipeline')],
    good: [pad('主导了组件库'), padEn('Built the pipeline')],
  },
  'repeated-start': {
    bad: [pad('- 负责甲\n- 负责乙\n- 负责丙'), padEn('- Built a\n- Built b\n- Built c')],
    good: [pad('- 负责甲\n- 设计乙\n- 负责丙'), padEn('- Built a\n- Led b\n- Built c')],
  },
  'half-width-signs': {
    bad: [pad('负责前端,后端')],
    good: [pad('负责前端，后端 v1.2'), padEn('Front end, back end')],
  },
  'full-width-signs': {
    bad: [padEn('Front end，back end')],
    good: [padEn('Front end, back end'), pad('熟悉 React，Vue')],
  },
  'mixed-quotes': {
    bad: [pad('“优秀员工”与"先进个人"')],
    good: [pad('“优秀员工”与“先进个人”'), padEn('a "good" one')],
  },
  'missing-space': { bad: [pad('熟悉Vue和React')], good: [pad('熟悉 Vue 和 React'), padEn('Vue and React')] },
  'product-names': {
    bad: [pad('熟悉 Javascript'), padEn('Knows mysql')],
    good: [pad('熟悉 JavaScript，见 github.com/lin'), padEn('Knows MySQL')],
  },
  misspelt: {
    bad: [pad('统一帐号体系'), padEn('Won the goverment prize')],
    good: [pad('统一账号体系'), padEn('Won the government prize')],
  },
  shouting: {
    bad: [padEn('BUILT THE BILLING PIPELINE FOR EVERYONE')],
    good: [padEn('Built AWS, GCP, SQL, CI, CD pipelines'), pad('熟悉 AWS')],
  },
  placeholder: {
    bad: [pad('就职于XX公司'), padEn('At [Company name] since 2020')],
    good: [pad('就职于云栈科技'), padEn('At Acme since 2020')],
  },
  salary: {
    bad: [pad('期望薪资：20k'), padEn('Expected salary: 100k')],
    good: [pad('薪酬系统研发'), padEn('Built a payroll system')],
  },
}

it('has cases for every rule, and no rule twice', () => {
  const all = RULES.filter(({ inText }) => inText).map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
  expect(all.toSorted()).toEqual(Object.keys(CASES).toSorted())
  expect(all.length).toBeGreaterThanOrEqual(20)
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
