import { expect, it } from 'vitest'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { readResumeText } from '../../../../app/features/interchange/text-resume/read-resume-text'

const rootOf = (text: string) => readResumeText(linesOfText(text)).root

it('takes no years of a school for those of a project', () => {
  const { awards, projects } = rootOf(`林知远
13800000000

荣誉奖项
国家奖学金 2018-2019
● 校三好学生 2019`)
  expect(projects).toBeUndefined()
  expect(awards).toHaveLength(2)
})

it('takes only a small word before a period for a part of it', () => {
  const { work } = rootOf(`Ana Prado
ana@example.com

Experience
Deputy DA 2018 - 2020
Alameda County
* Prepared 40 trials`)
  expect(JSON.stringify(work)).toContain('Deputy DA')
})

it('takes the part of a product in brackets for no role', () => {
  const { projects } = rootOf(`林知远
13800000000

项目经历
智慧校园（教师端）  2022.01 - 2023.06
● 负责排课模块`)
  expect(projects).toMatchObject([{ name: '智慧校园（教师端）' }])
})

it('knows titles with a sign before them where a word of a list reads as one', () => {
  const { work, education } = rootOf(`林知远
13800000000

● 工作经历
云栈科技  2020.01 - 2022.01
后端工程师
证书
● 教育经历
江南大学  2016.09 - 2020.06
软件工程`)
  expect(work).toHaveLength(1)
  expect(education).toHaveLength(1)
})

it('closes what it opens, and ends a town where its name does', () => {
  const { work, languages } = rootOf(`Ana Prado
ana@example.com

Experience
2014 - 2019  Process Engineer, Halden Chemicals, Graz.
* Wrote the hazard studies

Languages
English\tFluent (C1)
Italian (B1)`)
  expect(work).toMatchObject([{ name: 'Halden Chemicals', location: 'Graz' }])
  expect(languages).toMatchObject([
    { language: 'English', fluency: 'Fluent (C1)' },
    { language: 'Italian', fluency: 'B1' },
  ])
})
