import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../../../app/features/interchange/json-resume/clean-text'
import { exportJsonResume } from '../../../app/features/interchange/export-json-resume'
import { importJsonResume } from '../../../app/features/interchange/import-json-resume'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { printedText } from './printed-text'

const folder = new URL('../../fixtures/json-resume/', import.meta.url)
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

function read(data: unknown, language: 'zh-CN' | 'en' = 'en') {
  const result = importJsonResume({ data, language })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result
}

/** All texts and figures of a file but those that are not for the page. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [cleanText(String(node))]
  if (typeof node !== 'object' || node === null) return []
  const silent = /^(\$schema|meta|image|pronouns|teamSize|picture|website|company|gpa|hobbies)$/
  return Object.entries(node).flatMap(([key, value]) => (silent.test(key) ? [] : textsOf(value)))
}

const kindsOf = (content: ResumeContent) => content.entryList.map(({ kind }) => kind)

describe.each(readdirSync(folder))('%s', (name) => {
  test('goes out as it came in', () => {
    expect(exportJsonResume(read(load(name)).content)).toEqual(load(name))
  })

  test('prints every text in one piece', () => {
    const printed = printedText(read(load(name)).content)
    for (const text of textsOf(load(name))) {
      if (text === '至今' || text === 'Present') expect(printed).toContain('now')
      // in a Chinese resume China goes without saying; emphasis and an item's own sign are formatting
      else if (text !== 'CN' && !printed.includes(text))
        expect(printed).toContain(text.replace(/T00:00:00.000Z|^- |(?<![*\\])\*/g, ''))
    }
  })
})

test('sections stand as a reader expects where the file is written as the schema is; the name comes first', () => {
  const { content, title, language } = read(load('zh-backend-engineer.json'))
  expect(kindsOf(content).join(' ')).toBe(
    'summary experience education project volunteer skill award certificate publication language interest reference',
  )
  expect(content.baseInfo.list[0]).toMatchObject({ kind: 'name', value: '沈知远' })
  expect([title, language, content.config.language]).toEqual(['沈知远 - 后端开发工程师', 'zh-CN', 'zh-CN'])
  expect(content.entryList[1]?.items.map(({ start, end }) => [start, end])).toEqual([
    ['2021-07', 'now'],
    ['2018-07-02', '2021-06-30'],
  ])
})

test('a file that has an order of its own keeps it; interests and references still come last', () => {
  const entry = { name: 'A', institution: 'A' }
  const first = { interests: [entry], education: [entry], work: [{}] }
  const data = { ...first, projects: [entry], skills: [{ name: '' }] }
  const { content } = read(data)
  expect(kindsOf(content)).toEqual(['education', 'project', 'interest'])
  expect(exportJsonResume(content)).toEqual(data)
})

test('it looks as a layout recommends, with dates and addresses as its language writes them', () => {
  const location = { address: '12 Cuba Street', postalCode: '6011', city: 'Wellington', countryCode: 'NZ' }
  const education = [{ institution: '海港大学', area: '统计学', studyType: '硕士' }]
  const { content } = read({ basics: { name: '何晓岚', location }, education })
  expect(content.margin).toEqual({ left: 52, right: 52, top: 44, bottom: 40 })
  expect(content.config).toMatchObject({ fontSize: 13, dateFormat: 'dot', linkStyle: 'short' })
  expect(content.baseInfo.list[1]?.value).toBe('12 Cuba Street, Wellington, 6011, NZ')
  expect(content.entryList[0]?.items[0]).toMatchObject({ subtitle: '统计学 · 硕士', facts: [] })
  const home = { region: '浙江', city: '杭州', address: '文三路 259 号', countryCode: 'CN' }
  const chinese = read({ basics: { name: '何晓岚', location: home } }).content
  expect(chinese.baseInfo.list[1]?.value).toBe('浙江杭州文三路 259 号')
})

test('days that a program filled in are months; a day that somebody gave is printed', () => {
  const filled = { name: 'A', startDate: '2016-09-01', endDate: '2020-02-29' }
  const given = { name: 'B', startDate: '2012-03-12', endDate: '2016-08-31' }
  const { content } = read({ work: [filled, given] })
  expect(content.entryList[0]?.items.map(({ start, end }) => `${start} ${end}`)).toEqual([
    '2016-09 2020-02',
    '2012-03-12 2016-08-31',
  ])
  expect(exportJsonResume(content).work).toEqual([filled, given])
})

test('subject and degree are two fields again after one of them was changed', () => {
  const data = { education: [{ institution: 'Harbour University', area: 'Statistics', studyType: 'BSc' }] }
  const { content } = read(data)
  const [item] = content.entryList[0]?.items ?? []
  expect(item?.subtitle).toBe('BSc, Statistics')
  if (item) item.subtitle = 'MSc, Statistics'
  expect(exportJsonResume(content).education).toEqual([{ ...data.education[0], studyType: 'MSc' }])
})

test('an address has one row, and nobody is named twice beside it', () => {
  const profiles = [{ network: 'LinkedIn', username: 'Lin Wei', url: 'https://www.linkedin.com/in/lin-wei/' }]
  const data = { basics: { url: 'https://linkedin.com/in/lin-wei', profiles } }
  const { content } = read(data)
  expect(content.baseInfo.list).toMatchObject([{ kind: 'profile', key: 'LinkedIn', value: '' }])
  expect(exportJsonResume(content)).toEqual(data)
})

test('Markdown’s emphasis and lists are formatting; other stars are printed', () => {
  const summary = 'Led **growth** at scale:\n- *two* teams\n- 3 * 4 * 5 cells\nC:\\dir'
  const { content } = read({ basics: { summary }, work: [{ name: 'A', highlights: ['• **Cut** costs'] }] })
  expect(content.entryList.map(({ items }) => items[0]?.text)).toEqual([
    'Led **growth** at scale:\n- *two* teams\n- 3 \\* 4 \\* 5 cells\n\nC:\\\\dir',
    '- **Cut** costs',
  ])
})

test('what is not printed, or not as it stands, is named with its path', () => {
  const paths = read(load('en-odd-but-common.json')).warnings.map((warning) => warning.path)
  expect(paths).toEqual([
    ...['hobbies', 'basics.phone', 'basics.picture', 'work[2]'],
    ...['work[0].startDate', 'work[0].highlights', 'work[0].company'],
    ...['work[1].startDate', 'work[1].url', 'work[1].highlights'],
    ...['education[0].score', 'education[0].gpa', 'skills[0].level', 'skills[0].keywords'],
  ])
})

test('warnings speak the language of the caller', () => {
  const data = { basics: { name: 'A', image: 'https://a.example/p.jpg', 'x y': 1 }, meta: {} }
  expect(read(data, 'zh-CN').warnings).toEqual([
    { path: 'meta', message: '元数据已保留，但不会打印' },
    { path: 'basics.image', message: expect.stringContaining('网络图片') },
    { path: 'basics["x y"]', message: expect.stringContaining('不是 JSON Resume 的字段') },
  ])
})

test('wrong types of whole parts are kept and named', () => {
  const data = { basics: 5, work: {}, skills: 'many', awards: null }
  const { content, warnings } = read(data)
  expect(warnings.map((warning) => warning.path)).toEqual(['basics', 'work', 'skills'])
  expect(exportJsonResume(content)).toEqual(data)
})

test.each([['text'], [[]], [null], [{ foo: 1 }]])('%j is no JSON Resume, and the error says so', (data) => {
  expect(importJsonResume({ data, language: 'en' })).toEqual({
    ok: false,
    errors: [{ path: '', message: expect.stringMatching(/./) }],
  })
})

test('a file nested too deep is refused', () => {
  const data: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(importJsonResume({ data: { basics: { x: data } }, language: 'en' }).ok).toBe(false)
})

test('lists beyond the limits of a document are kept, printed as far as they go, and named', () => {
  const data = {
    basics: { name: 'A', profiles: Array.from({ length: 80 }, (_, i) => ({ network: `n${i}` })) },
    work: Array.from({ length: 520 }, (_, i) => ({ name: `w${i}`, highlights: Array(5).fill('x') })),
    skills: Array.from({ length: 130 }, (_, i) => ({ name: `s${i}`, keywords: Array(150).fill('k') })),
    interests: [{ name: 'i', keywords: Array.from({ length: 150 }, (_, i) => `k${i}`) }],
  }
  const { content, warnings } = read(data)
  expect(exportJsonResume(content)).toEqual(data)
  expect(warnings.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['work[500]', 'skills[100]', 'basics.profiles[59]']),
  )
  expect(printedText(content)).toContain('k149')
})

test('a text too long for its line is printed in the text below', () => {
  const name = '很长的公司名称'.repeat(60)
  const { content, warnings } = read({ work: [{ name, position: '工程师' }] })
  expect(content.entryList[0]?.items[0]).toMatchObject({ title: '', text: name })
  expect(warnings).toEqual([{ path: 'work[0].name', message: expect.stringContaining('moved') }])
})

test('fields by the names they had before 1.0.0 are printed, and go out by those names', () => {
  const data = {
    basics: { name: 'Ada', website: 'https://ada.example.com' },
    work: [{ company: 'Area 52', website: 'https://area52.example.com', position: 'Clerk' }],
    education: [{ institution: 'Northern College', gpa: '3.5' }],
    languages: [{ language: 'French', level: 'Native' }],
  }
  const read = importJsonResume({ data, language: 'en' })
  if (!read.ok) throw new Error('refused')
  expect(read.warnings).toEqual([])
  const { content } = read
  const item = (kind: string) => content.entryList.find((section) => section.kind === kind)?.items[0]
  expect(content.baseInfo.list).toMatchObject([
    {},
    { value: 'ada.example.com', url: 'https://ada.example.com' },
  ])
  expect(item('experience')).toMatchObject({ title: 'Area 52', link: 'https://area52.example.com' })
  expect(item('education')?.facts).toMatchObject([{ label: 'GPA', value: '3.5' }])
  expect(item('language')).toMatchObject({ title: 'French', subtitle: 'Native' })
  expect(exportJsonResume(content)).toEqual(data)
  const job = item('experience')
  if (job) job.title = 'Area 51'
  expect(exportJsonResume(content).work).toEqual([{ ...data.work[0], company: 'Area 51' }])
})

test('what is only a part of another word is not said by it', () => {
  const education = [{ institution: 'X', area: 'MATHEMATICS', studyType: 'MA' }]
  const location = { address: '南京路1号', city: '南京', region: '江苏省' }
  const english = importJsonResume({ data: { basics: { name: 'A B' }, education }, language: 'en' })
  const chinese = importJsonResume({ data: { basics: { name: '李', location } }, language: 'zh-CN' })
  if (!english.ok || !chinese.ok) throw new Error('not read')
  const school = english.content.entryList.find(({ kind }) => kind === 'education')
  expect(school?.items[0]?.subtitle).toBe('MA, MATHEMATICS')
  expect(chinese.content.baseInfo.list.at(-1)?.value).toBe('江苏省南京南京路1号')
})
