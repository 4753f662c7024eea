import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exportJsonResume } from '../../../app/features/interchange/export-json-resume'
import { outlineOf } from '../../../app/features/interchange/outline/outline-of'
import { importJsonResume } from '../../../app/features/interchange/import-json-resume'
import { defaultContent } from '../../../collections/resumes/default-content'
import { resumeContent, type EntryItem, type ResumeContent } from '../../../collections/resumes/schema'

const file = new URL('../../fixtures/json-resume/en-product-designer.json', import.meta.url)
const original = JSON.parse(readFileSync(file, 'utf8'))

function imported(): ResumeContent {
  const result = importJsonResume({ data: original, language: 'en' })
  if (!result.ok) throw new Error('refused')
  return structuredClone(result.content)
}

function firstItem(content: ResumeContent, kind: string): EntryItem {
  const item = content.entryList.find((section) => section.kind === kind)?.items[0]
  if (!item) throw new Error(`no ${kind}`)
  return item
}

test('an edited field changes alone, beside untouched and unknown ones', () => {
  const content = imported()
  firstItem(content, 'experience').subtitle = 'Design Lead'
  const work = [{ ...original.work[0], position: 'Design Lead' }, original.work[1]]
  expect(exportJsonResume(content)).toEqual({ ...original, work })
})

test('an edited text becomes summary and highlights, in the signs that its file had', () => {
  const content = imported()
  firstItem(content, 'experience').text = 'Now **lead**.\n\n- C++ samples\n- Two\n  - inner'
  const work = exportJsonResume(content).work
  expect(work).toMatchObject([
    { summary: 'Now **lead**.', highlights: ['C++ samples', 'Two\n• inner'], teamSize: 7 },
    {},
  ])
})

test('an end given for an open period, a cleared field, a new order', () => {
  const content = imported()
  const item = firstItem(content, 'experience')
  item.end = '2024-01'
  item.place = ''
  content.entryList.find((section) => section.kind === 'experience')?.items.reverse()
  const { location: _location, ...rest } = original.work[0]
  expect(exportJsonResume(content).work).toEqual([original.work[1], { ...rest, endDate: '2024-01' }])
})

test('edited basics', () => {
  const content = imported()
  for (const row of content.baseInfo.list) {
    if (row.kind === 'name') row.value = 'Maren Oak'
    if (row.kind === 'location') row.value = 'Berlin'
    if (row.kind === 'profile') row.value = 'oak'
  }
  expect(exportJsonResume(content).basics).toEqual({
    ...original.basics,
    name: 'Maren Oak',
    location: { address: 'Berlin' },
    profiles: [{ ...original.basics.profiles[0], username: 'oak' }],
  })
})

test('what is hidden does not go out', () => {
  const content = imported()
  firstItem(content, 'award').hidden = true
  for (const row of content.baseInfo.list) if (row.kind === 'phone') row.hidden = true
  const json = JSON.stringify(exportJsonResume(content))
  expect(json).not.toContain('Interaction Prize')
  expect(json).not.toContain('010-7782')
})

test('a resume made here goes out and comes back with every text', () => {
  const content = resumeContent.parse({
    ...defaultContent('zh-CN'),
    baseInfo: {
      title: '基本信息',
      list: [
        { kind: 'name', key: '姓名', value: '林夏' },
        { kind: 'phone', key: '电话', value: '13800000000' },
        { kind: 'phone', key: '电话', value: '010-8000' },
        { kind: 'birth', key: '出生', value: '1998-05' },
        { kind: 'text', key: '政治面貌', value: '群众' },
      ],
    },
    entryList: [
      { kind: 'summary', title: '自我评价', items: [{ text: '**踏实**' }] },
      {
        kind: 'experience',
        title: '工作',
        items: [
          {
            title: '甲公司',
            start: '2020',
            end: 'now',
            facts: [{ key: 'team', label: '团队', value: '5 人' }],
            text: '- 一\n- 二',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            ...{ title: '乙大学', place: '北京', text: '论文：《丙》' },
            facts: [{ key: 'dates', label: '起止时间', value: '预计2027年6月' }],
          },
        ],
      },
      { kind: 'custom', title: '校园', items: [{ title: '学生会', text: '主席' }] },
    ],
    skill: { list: [{ key: 'Go', value: 8 }] },
  })
  const json = exportJsonResume(content)
  expect(json).toMatchObject({
    basics: { name: '林夏', phone: '13800000000 / 010-8000', summary: '踏实' },
    work: [
      {
        name: '甲公司',
        startDate: '2020',
        highlights: ['一', '二'],
        facts: [{ label: '团队', value: '5 人' }],
      },
    ],
    education: [{ institution: '乙大学', location: '北京', summary: '论文：《丙》' }],
    skills: [{ name: 'Go', level: '8/10' }],
  })
  const again = importJsonResume({ data: json, language: 'zh-CN' })
  if (!again.ok) throw new Error('refused')
  const text = JSON.stringify(again.content.baseInfo) + JSON.stringify(again.content.entryList)
  for (const part of ['林夏', '1998-05', '政治面貌', '群众', '踏实', '甲公司', '团队', '5 人'])
    expect(text).toContain(part)
  expect(outlineOf(again.content).sections.map(({ entries }) => entries[0]?.period)).toContain(
    '预计2027年6月',
  )
  for (const part of ['论文：《丙》', '学生会', '主席']) expect(text).toContain(part)
})
