import { expect, it } from 'vitest'
import { linesOfMarkdown } from '../../../../app/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { readResumeText } from '../../../../app/features/interchange/text-resume/read-resume-text'
import { read } from './read-lines'

const rootOf = (text: string) => readResumeText(linesOfText(text)).root

it('takes no birth date for a phone, and labels with colons set below each other', () => {
  const { basics, work } = rootOf(`Name          : Asha Pillai
Date of Birth : 21-08-1999
Mobile        : +91 98455 50172

WORK EXPERIENCE
Company       : Kaveri Foods
Designation   : Quality Engineer
Duration      : July 2021 to Present
* Cut rejects by a third`)
  expect(basics).toMatchObject({
    name: 'Asha Pillai',
    phone: '+91 98455 50172',
    customFields: [{ label: 'Date of Birth', value: '21-08-1999' }],
  })
  expect(work).toMatchObject([
    {
      name: 'Kaveri Foods',
      position: 'Quality Engineer',
      startDate: '2021-07',
      highlights: ['Cut rejects by a third'],
    },
  ])
})

it('reads traditional Chinese and keeps it as it is written', () => {
  const { rows, sections } = read(
    linesOfText(`林語桐
聯絡電話：0912-345-678
工作經歷
晨光食品股份有限公司 行銷專員 2019/3 ~ 迄今
- 負責通路
學歷
國立政治大學 廣告學系 碩士 2016/9 ~ 2018/6`),
  )
  expect(rows).toEqual(['姓名：林語桐', '电话：0912-345-678'])
  expect(sections).toMatchObject([
    {
      kind: 'experience',
      title: '工作經歷',
      items: [{ title: '晨光食品股份有限公司', subtitle: '行銷專員' }],
    },
    { kind: 'education', title: '學歷', items: [{ title: '國立政治大學', start: '2016-09' }] },
  ])
})

it('tells two skills apart, a row of Chinese ones, and what programmers call languages', () => {
  expect(rootOf('张伟\n专业技能\nSolidWorks、AutoCAD').skills).toEqual([
    { keywords: ['SolidWorks', 'AutoCAD'] },
  ])
  expect(rootOf('张伟\n专业技能\n金蝶云 用友U8 会计核算 沟通能力\n熟悉 Linux 常用命令').skills).toEqual([
    { keywords: ['金蝶云', '用友U8', '会计核算', '沟通能力'] },
    { name: '熟悉 Linux 常用命令' },
  ])
  const { skills, languages } = rootOf('Ann Lee\nSkills\nTools: Nix, Terraform\nLanguages\nGo, Python, Bash')
  expect(skills).toMatchObject([{ name: 'Tools' }, { name: 'Languages', keywords: ['Go', 'Python', 'Bash'] }])
  expect(languages).toBeUndefined()
})

it('reads competitions with periods and items as projects, and a role in brackets', () => {
  const { projects, awards } = rootOf(`张伟
项目经历
订单中台（核心开发）  2022.01 – 2023.06
- 拆分为 9 个服务
竞赛经历
机械创新大赛   队长   2021.11-2022.05
●完成样机`)
  expect(awards).toBeUndefined()
  expect(projects).toMatchObject([
    { name: '订单中台', roles: ['核心开发'] },
    { name: '机械创新大赛', roles: ['队长'], endDate: '2022-05', highlights: ['完成样机'] },
  ])
})

it('reads a period that a word begins, and the address of a linked name', () => {
  const { work } = rootOf(`Anne Roux
EXPÉRIENCE PROFESSIONNELLE
Depuis janvier 2020
Chargée de communication, Métropole du Littoral, Nantes
- Refonte
Du 1er mars 2014 au 30 juin 2016
Assistante de direction, Voiles SARL, Brest`)
  expect(work).toMatchObject([{ startDate: '2020-01' }, { startDate: '2014-03-01', endDate: '2016-06-30' }])
  expect(work).not.toHaveProperty('0.endDate')
  const linked =
    '# Ann Lee\n## Employment\n**Platform Engineer** @ [Brightwell](https://b.example), Leeds _(Mar 2021 → present)_\n- Moved'
  expect(readResumeText(linesOfMarkdown(linked)).root.work).toMatchObject([
    { name: 'Brightwell', position: 'Platform Engineer', location: 'Leeds', url: 'https://b.example' },
  ])
})

it('puts what stood in a column beside below what one has done, and leaves skills where they were chosen to stand', () => {
  const kinds = (text: string) => read(linesOfText(text)).sections.map(({ kind }) => kind)
  const done = '工作经历\n2019.09-至今 字节跳动 工程师\n教育背景\n2015.09-2019.06 清华大学 计算机 本科'
  const aside = '专业技能\nSQL、Excel\n语言能力\n英语（流利）'
  expect(kinds(`张伟\n${aside}\n${done}`)).toEqual(['experience', 'education', 'skill', 'language'])
  expect(kinds(`张伟\n专业技能\nSQL、Excel\n${done}`)).toEqual(['skill', 'experience', 'education'])
})

it('knows a title by its last word where it stands alone, and takes no employer for one', () => {
  const kinds = (text: string) => read(linesOfText(text)).sections.map(({ title }) => title)
  const job = 'Staff Nurse, 06/2019 to Present\nDesert Willow Medical Center\n- Precepted eleven graduates'
  expect(
    kinds(
      `Dana Okon\ndana@mail.example\n\nEmergency Room Experience\n${job}\n\nEducation\nBSN, Hill College, 2019`,
    ),
  ).toEqual(['Emergency Room Experience', 'Education'])
  const shouted = `DANA OKON\ndana@mail.example\n\nSUMMARY\nNurse.\n\nWORK EXPERIENCE\n\nPEARSON EDUCATION\nEditor, 2019 - 2021\n\nMILITARY TRAINING\nBoot camp\n\nSKILLS\nTriage`
  expect(kinds(shouted)).toEqual(['Summary', 'Work experience', 'Military training', 'Skills'])
  expect(kinds('Ann Lee\n\nExperience\n\nPearson Education\nEditor, 2019 - 2021\n- Ran it')).toEqual([
    'Experience',
  ])
})
