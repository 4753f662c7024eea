import { expect, test } from 'vitest'
import { importJsonResume } from '~/features/interchange/import-json-resume'
import { linesOfMarkdown } from '~/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import { isReactiveResume, reactiveToJsonResume } from '~/features/interchange/reactive-resume'
import { read } from './read-lines'

const textOf = (text: string) => read(linesOfText(text))
const markdownOf = (text: string) => read(linesOfMarkdown(text))

test('a mail that was sent on, with rulers, is read as if it were none', () => {
  const { rows, sections } = textOf(
    '> Ann Lee\n> =======\n> ann@lee.test - 07700 900111\n> -------\n>\n> Experience\n>\n> Porter, Wold Inn   2018 - 2020\n>   o  Carried it',
  )
  expect(rows).toEqual(['Name：Ann Lee', 'Email：ann@lee.test', 'Phone：07700 900111'])
  expect(sections[0]?.items).toMatchObject([{ title: 'Wold Inn', subtitle: 'Porter', text: '- Carried it' }])
  expect(sections).toHaveLength(1)
})

test('titles in brackets are titles, and short ones say what they are', () => {
  const { sections } = textOf(
    '冯雨桐 平面设计师\n手机/Mobile：13500006666\n【教育】\n2020-2024  中国美术学院  本科\n【实习】\n2023.6-2023.9  花间设计工作室  设计实习生\n【技能】\nPS / AI / C4D',
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['education', 'experience', 'skill'])
})

test('Markdown keeps no tags, no front matter and no heads of tables', () => {
  const { rows, sections } = markdownOf(
    '---\nlayout: cv\nemail: ann@lee.test\n---\n\n<h1 align="center">Hi, I’m Ann Lee 👋</h1>\n\n## Experience\n\n| Period | Company | Role |\n|---|---|---|\n| 2017 – 2020 | Wold Ltd | Porter |\n\n## Projects\n\n- **[tides](https://t.test/a)** — alerts\n- **shoal** — maps\n\n## Skills\n\n`Go` `Rust` `C`',
  )
  expect(rows).toEqual(['Name：Ann Lee', 'Email：ann@lee.test'])
  expect(sections.map(({ items }) => items.map(({ title }) => title))).toEqual([
    ['Wold Ltd'],
    ['tides', 'shoal'],
    [],
  ])
})

test('a table of two columns in Markdown is a form, its head says nothing', () => {
  const { rows, sections } = markdownOf(
    '# 董嘉树\n\n| 项目 | 内容 |\n|---|---|\n| 手机 | 13600009999 |\n| 邮箱 | d@js.test |\n\n## 工作经历\n\n2019.07 — 至今 &nbsp; **麓谷智造有限公司** &nbsp; 工程师',
  )
  expect(rows).toEqual(['姓名：董嘉树', '邮箱：d@js.test', '电话：13600009999'])
  expect(sections[0]?.items).toMatchObject([{ title: '麓谷智造有限公司', subtitle: '工程师' }])
})

test('the code of a town is no phone', () => {
  const { rows } = textOf('Ana Sá\nRua do Carmo 5, 1200-093 Lisboa\n+351 912 000 333\n\nSkills\nFado')
  expect(rows).toEqual([
    'Name：Ana Sá',
    'Phone：+351 912 000 333',
    'Location：Rua do Carmo 5, 1200-093 Lisboa',
  ])
})

test('jobs that are counted, and months before years as Germans write them', () => {
  const { sections } = textOf(
    '白若兰\n\n工作经历\n1. 2018年5月至今  天津海河物流有限公司  行政主管\n（1）统筹搬迁\n2. 2013年7月-2018年4月  天津滨海酒店  前台主管\n（1）培训新人',
  )
  expect(sections[0]?.items.map(({ title, start }) => [title, start])).toEqual([
    ['天津海河物流有限公司', '2018-05'],
    ['天津滨海酒店', '2013-07'],
  ])
  const german = textOf('Bruno Keller\n\nBerufserfahrung\nProjektleiter, Rheinwerk AG   02.2018 – heute')
  expect(german.sections[0]?.items).toMatchObject([
    { title: 'Rheinwerk AG', subtitle: 'Projektleiter', start: '2018-02', end: 'now' },
  ])
})

test('a file of Reactive Resume comes with its sections, whatever its version', () => {
  const item = { company: 'Wold', position: 'Porter', id: 'a', visible: true }
  const about = { name: 'Ann Lee', headline: 'Porter', url: { href: 'https://a.test', label: '' } }
  const work = (items: unknown[]) => ({
    basics: about,
    sections: { summary: { content: '<p>Carries</p>' }, experience: { items } },
  })
  const files = [
    work([{ ...item, date: 'March 2021 - Present', summary: '<ul><li>Up</li></ul>' }]),
    work([{ ...item, date: { start: '2021-03', end: '' }, summary: '- Up' }]),
    work([{ ...item, period: 'March 2021 – Present', description: '<ul><li>Up</li></ul>' }]),
  ]
  for (const data of files) {
    const result = isReactiveResume(data)
      ? importJsonResume({ data: reactiveToJsonResume(data), language: 'en' })
      : undefined
    if (!result?.ok) throw new Error('refused')
    expect(result.warnings).toEqual([])
    expect(result.content.entryList.map(({ items }) => items)).toMatchObject([
      [{ text: 'Carries' }],
      [{ title: 'Wold', subtitle: 'Porter', start: '2021-03', end: 'now' }],
    ])
  }
})
