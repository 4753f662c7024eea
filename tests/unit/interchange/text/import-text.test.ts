import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportJsonResume } from '../../../../app/features/interchange/export-json-resume'
import { importLines } from '../../../../app/features/interchange/import-lines'
import { linesOfMarkdown } from '../../../../app/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { joinWrapped } from '../../../../app/features/interchange/lines/join-wrapped'
import { readResumeText } from '../../../../app/features/interchange/text-resume/read-resume-text'
import type { SourceLine } from '../../../../app/features/interchange/lines/types'
import { CHINESE_TEXT, ENGLISH_TEXT, ODD_LINES } from './sample-resumes'

function read(source: string) {
  const result = importLines({ lines: linesOfText(source), language: 'en' })
  if (!result.ok) throw new Error(result.errors[0]?.message)
  return { ...result, file: exportJsonResume(result.content) }
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe('a Chinese text', () => {
  const { file, content, warnings, language } = read(CHINESE_TEXT)

  it('gives the person', () => {
    expect(language).toBe('zh-CN')
    expect(file.basics).toMatchObject({
      name: '张晓明',
      label: '高级前端工程师',
      email: 'xiaoming@example.com',
      phone: '138-1234-5678',
      location: { address: '北京市海淀区' },
      profiles: [{ network: 'GitHub', username: 'xiaoming', url: 'https://github.com/xiaoming' }],
    })
  })

  it('gives positions with their dates, and “until now” only where the text says so', () => {
    expect(file.work).toMatchObject([
      {
        name: '北京云栈科技有限公司',
        position: '高级前端工程师',
        startDate: '2020-07',
        summary: '负责核心业务的前端架构设计。',
        highlights: ['主导组件库建设，覆盖 12 个业务线', '页面首屏从 3.2 s 降到 1.1 s'],
      },
      { name: '上海星河信息技术有限公司', startDate: '2018-07', endDate: '2020-06' },
      { position: '前端实习生', startDate: '2017-07', endDate: '2017-09' },
    ])
    expect(file.work).not.toMatchObject([{ endDate: expect.anything() }, {}, {}])
  })

  it('keeps the headings and their order, two of one list apart', () => {
    expect(content.entryList.map(({ title, kind }) => title || kind)).toEqual([
      '个人优势',
      '工作经历',
      '教育背景',
      '实习经历',
      '专业技能',
      '荣誉奖项',
      '语言能力',
    ])
  })

  it('gives education, skills, awards and languages', () => {
    expect(file.education).toMatchObject([
      { institution: '华东理工大学', area: '计算机科学与技术', studyType: '本科', endDate: '2018-06' },
    ])
    expect(file.skills).toMatchObject([
      { name: '前端', keywords: ['React', 'Vue', 'TypeScript'] },
      { name: '熟悉 Linux 常用命令' },
    ])
    expect(file.awards).toEqual([{ title: '国家奖学金', date: '2017-12' }])
    expect(file.languages).toEqual([{ language: '英语', fluency: 'CET-6' }])
    expect(warnings).toEqual([])
  })
})

describe('an English text', () => {
  const { file, warnings } = read(ENGLISH_TEXT)

  it('gives the person, positions and places', () => {
    expect(file.basics).toMatchObject({
      name: 'Jane Q. Public',
      phone: '(555) 010-2345',
      location: { address: 'Portland, OR' },
    })
    expect(file.work).toMatchObject([
      {
        name: 'Acme Payments Inc.',
        position: 'Senior Software Engineer',
        location: 'Portland, OR',
        startDate: '2020-01',
      },
      { name: 'Northwind LLC', position: 'Software Engineer', startDate: '2016-06', endDate: '2019-12' },
    ])
    expect(file.education).toMatchObject([
      { institution: 'University of Oregon', studyType: 'B.S. Computer Science', score: 'GPA 3.8/4.0' },
    ])
    expect(file.certificates).toMatchObject([
      { name: 'AWS Solutions Architect', issuer: 'Amazon', date: '2021' },
    ])
    expect(file.languages).toMatchObject([{ fluency: 'native' }, { language: 'Spanish', fluency: 'B2' }])
    expect(warnings).toEqual([])
  })
})

describe('what is doubtful', () => {
  it('names an order that is only assumed, a missing date and an unknown heading', () => {
    const { warnings } = read('Jo Doe\njo@example.com\nExperience\nBlue | Green\n- did things\n')
    expect(warnings.map(({ message }) => message).join(' ')).toMatch(/No date recognized in “Blue \| Green”/)
    expect(warnings.map(({ message }) => message).join(' ')).toMatch(
      /unclear which part of “Blue \| Green” is the organization/,
    )
  })

  it('does not end a single date “now”', () => {
    const { content } = read(
      'Jo Doe\njo@example.com\nExperience\nAcme Inc. | Engineer | March 2019\n- did things\n',
    )
    expect(content.entryList[0]?.items[0]).toMatchObject({ start: '2019-03', end: '2019-03' })
  })

  it('keeps a text without headings as text, and says so', () => {
    const { warnings, content } = read(
      'some words\nabout nothing\nin particular\nthat have\nno headings at all\n',
    )
    expect(JSON.stringify(content)).toContain('no headings at all')
    expect(warnings.some(({ message }) => message.includes('No headings recognized'))).toBe(true)
  })
})

it('keeps Markdown’s emphasis, lists and links in what is told, and none of them in names', () => {
  const source = [
    '# Jonah Wexcombe',
    '**Designer** | [wexcombe.example](https://www.wexcombe.example/)',
    '## SUMMARY',
    '- Ships **weekly**',
    '- Writes *plain* words, 3 \\* 4 of them',
    '## EXPERIENCE',
    '### **Fernhollow Health** — Product Designer',
    '*Mar 2021 – Present* | Portland, OR',
    '- 见过**百万用户**的 [fern.example](https://fern.example)',
  ]
  const read = importLines({ lines: linesOfMarkdown(source.join('\n')), language: 'en' })
  if (!read.ok) throw new Error(read.errors[0]?.message)
  expect(read.content.baseInfo.list).toMatchObject([
    { value: 'Jonah Wexcombe' },
    { value: 'Designer' },
    { value: 'wexcombe.example', url: 'https://www.wexcombe.example/' },
  ])
  const [summary, work] = read.content.entryList
  expect([summary?.title, work?.title]).toEqual(['Summary', 'Experience'])
  expect(summary?.items[0]?.text).toBe('- Ships **weekly**\n- Writes *plain* words, 3 \\* 4 of them')
  expect(work?.items).toMatchObject([
    {
      ...{
        title: 'Fernhollow Health',
        subtitle: 'Product Designer',
        place: 'Portland, OR',
        start: '2021-03',
      },
      text: '- 见过**百万用户**的 [fern.example](https://fern.example)',
    },
  ])
})

it('parts Chinese labels in a row, however small the gaps between them are', () => {
  const { file } = read(
    '陆小满\n性别：女 籍贯：湖南长沙\n电话：137-0000-9012 邮箱：lu@example.cn\n自我评价\n踏实',
  )
  expect(file.basics).toMatchObject({
    ...{ name: '陆小满', phone: '137-0000-9012', email: 'lu@example.cn' },
    customFields: [
      { label: '性别', value: '女' },
      { label: '籍贯', value: '湖南长沙' },
    ],
  })
})

it('takes a street for a street, and a state with its city', () => {
  const head = 'Henrike Sandvoss\nh@sandvoss.example | 12 Linden Way, 10115 Berlin\n'
  const { file } = read(
    `${head}EXPERIENCE\nBluebarrow Distribution, Denver, CO\nOperations Manager    January 2019 - Present\n• Ran it`,
  )
  expect(file.basics).toMatchObject({ location: { address: '12 Linden Way, 10115 Berlin' } })
  expect(file.work).toMatchObject([
    { name: 'Bluebarrow Distribution', position: 'Operations Manager', location: 'Denver, CO' },
  ])
  const below = read('EXPERIENCE\nFernhollow Health, Designer    2019 - 2021\nSeattle, WA\n• Ran it')
  expect(below.file.work).toMatchObject([{ name: 'Fernhollow Health', location: 'Seattle, WA' }])
  expect(below.content.entryList[0]?.items[0]?.text).toBe('- Ran it')
})

it('loses no word, makes none up and says none twice, whatever the lines, their order and how they are set', () => {
  const line = fc.record({
    text: fc.constantFrom(...`${CHINESE_TEXT}\n${ENGLISH_TEXT}`.split('\n'), ...ODD_LINES),
    set: fc.constantFrom(
      undefined,
      undefined,
      { isBold: true },
      { isBold: false, isWrapped: true },
      { level: 1 },
      { level: 2 },
    ),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (chosen) => {
      const source = chosen.map(({ text }) => text).join('\n')
      const lines = linesOfText(source).map((own, index): SourceLine => {
        const { set } = chosen[index] ?? {}
        return own.kind === 'text'
          ? { ...own, ...set, kind: set && 'level' in set ? 'heading' : 'text' }
          : own
      })
      const result = importLines({ lines, language: 'zh-CN' })
      expect(result.ok).toBe(true)
      if (!result.ok) return
      const kept = bare(JSON.stringify(result.content)).toLowerCase()
      const words = source.match(/[\p{L}]{3,}|[\p{Script=Han}]+/gu) ?? []
      // words of headings, labels and dates become structure
      const structure =
        /^(?:jan|present|january|resume|languages?|professional|experience|education|skills|certifications|summary|github|gpa|company|mar|sept|至今|求职意向|二|工作经历|教育背景|实习经历|个人优势|专业技能|荣誉奖项|语言能力)$/i
      for (const word of words) if (!structure.test(word)) expect(kept).toContain(word.toLowerCase())
      const { root, doubts } = readResumeText(joinWrapped(lines))
      const read = JSON.stringify(root)
      // A further post at one employer has its name as well, and says so.
      const joined = doubts.filter(({ key }) => key === 'joined').length
      for (const long of words.filter((word) => word.length > 8 && !structure.test(word))) {
        const times = (text: string) => text.toLowerCase().split(long.toLowerCase()).length
        expect(times(read), long).toBeLessThanOrEqual(times(source) + joined)
      }
    }),
    { numRuns: 200 },
  )
})

it('bears hostile text', () => {
  for (const source of [
    '\u0000\ud800',
    '('.repeat(20_000),
    '2020-'.repeat(4_000),
    'a'.repeat(60_000),
    '- '.repeat(9_000),
  ])
    expect(importLines({ lines: linesOfText(source), language: 'en' }).ok).toBe(true)
})
