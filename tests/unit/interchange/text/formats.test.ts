import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { exportJsonResume } from '../../../../app/features/interchange/export-json-resume'
import { importJsonResume } from '../../../../app/features/interchange/import-json-resume'
import { importLines } from '../../../../app/features/interchange/import-lines'
import { importYaml } from '../../../../app/features/interchange/import-yaml'
import { importJianli } from '../../../../app/features/interchange/jianli-file'
import { linesOfHtml } from '../../../../app/features/interchange/lines/lines-of-html'
import { linesOfMarkdown } from '../../../../app/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { readDocxLines } from '../../../../app/features/interchange/read-docx-lines'
import {
  WRITTEN_FORMATS,
  writeResume,
  type WrittenFormat,
} from '../../../../app/features/interchange/write-resume'
import { chineseResume } from '../../../factories/chinese-resume'
import { englishResume } from '../../../factories/english-resume'

async function written(content: ResumeContent, format: WrittenFormat) {
  const { data } = await writeResume({ content, format })
  return data
}

async function readBack(content: ResumeContent, format: WrittenFormat) {
  const data = await written(content, format)
  const language = 'en'
  if (format === 'docx')
    return importLines({ lines: await readDocxLines((data as Uint8Array<ArrayBuffer>).buffer), language })
  const source = String(data)
  if (format === 'markdown') return importLines({ lines: linesOfMarkdown(source), language })
  if (format === 'html')
    return importLines({ lines: linesOfHtml(source.replace(/<head>.*<\/head>/s, '')), language })
  if (format === 'text') return importLines({ lines: linesOfText(source), language })
  if (format === 'yaml') return importYaml({ source, language })
  if (format === 'jianli') return importJianli({ data: JSON.parse(source), language })
  return importJsonResume({ data: JSON.parse(source), language })
}

describe.each([
  ['Chinese', chineseResume()],
  ['English', englishResume()],
])('a whole %s resume', (_, content) => {
  const source = exportJsonResume(content)

  it.each(WRITTEN_FORMATS)('comes back from %s with person, employers, schools and dates', async (format) => {
    const result = await readBack(content, format)
    if (!result.ok) throw new Error(result.errors[0]?.message)
    const file = exportJsonResume(result.content)
    const pick = (list: unknown, fields: string[]) =>
      (list as Record<string, unknown>[]).map((entry) => fields.map((field) => entry[field] ?? ''))
    expect(file.basics).toMatchObject({ name: (source.basics as { name: string }).name })
    expect((file.basics as { email: string }).email).toBe((source.basics as { email: string }).email)
    expect(pick(file.work, ['name', 'position', 'startDate', 'endDate'])).toEqual(
      pick(source.work, ['name', 'position', 'startDate', 'endDate']),
    )
    expect(pick(file.education, ['institution', 'startDate'])).toEqual(
      pick(source.education, ['institution', 'startDate']),
    )
  })

  it('leaves out what is hidden', async () => {
    const [first, ...rest] = content.entryList
    if (!first) throw new Error('no section')
    const hidden = { ...content, entryList: [{ ...first, title: 'SECRETHEADING', hidden: true }, ...rest] }
    for (const format of WRITTEN_FORMATS.filter((name) => name !== 'jianli' && name !== 'docx'))
      expect(String(await written(hidden, format))).not.toContain('SECRETHEADING')
  })
})

it('keeps markup that somebody typed out of the markup of the file', async () => {
  const content = chineseResume()
  const [row] = content.baseInfo.list
  if (row) row.value = '<b>*x*</b> [a](b) # 1. '
  expect(String(await written(content, 'html'))).toContain('<h1>&lt;b&gt;*x*&lt;/b&gt; [a](b) # 1. </h1>')
  const back = await readBack(content, 'markdown')
  expect(JSON.stringify(back)).toContain('<b>*x*</b> [a](b) # 1.')
})

it('reads RenderCV’s YAML, and names the line of a fault', () => {
  const source = `cv:
  name: Jane Public
  email: jane@example.com
  phone: tel:+1-555-010-2345
  social_networks:
    - network: GitHub
      username: janeq
  sections:
    summary:
      - Backend engineer.
    experience:
      - company: Acme
        position: Engineer
        start_date: 2020-01
        end_date: present
        highlights: [Cut latency]
    education:
      - institution: University of Oregon
        area: Physics
        degree: BS
        start_date: 2012
        end_date: 2016
    technologies:
      - label: Languages
        details: Go, SQL
    hobbies_and_more:
      - Chess
`
  const result = importYaml({ source, language: 'en' })
  if (!result.ok) throw new Error(result.errors[0]?.message)
  expect(exportJsonResume(result.content)).toMatchObject({
    basics: { name: 'Jane Public', phone: '+1-555-010-2345', summary: 'Backend engineer.' },
    work: [{ name: 'Acme', position: 'Engineer', startDate: '2020-01', highlights: ['Cut latency'] }],
    education: [{ institution: 'University of Oregon', studyType: 'BS', startDate: '2012', endDate: '2016' }],
    skills: [{ name: 'Languages', keywords: ['Go', 'SQL'] }],
    customSections: [{ title: 'hobbies and more', items: [{ highlights: ['Chess'] }] }],
  })
  expect(importYaml({ source: 'basics:\n  name: "open\n', language: 'en' })).toMatchObject({
    ok: false,
    errors: [{ message: expect.stringMatching(/^Line \d is not valid YAML$/) }],
  })
})

it('our own file is drawn again as it was: in its layout and the version of it', async () => {
  const looks = { layout: 'heritage', layoutVersion: 3 } as const
  const { data } = await writeResume({ content: englishResume(), looks, format: 'jianli' })
  const read = importJianli({ data: JSON.parse(String(data)), language: 'en' })
  expect(read).toMatchObject({ ok: true, looks })
})

it('refuses a file of ours that does not fit, by path', () => {
  const result = importJianli({ data: { jianli: 1, content: { margin: { left: 'x' } } }, language: 'en' })
  expect(result).toMatchObject({ ok: false, errors: [{ path: 'content.margin.left' }] })
})

it('keeps items within items, and an address with its post code', () => {
  const source = [
    '# Hannah Wessex',
    'hannah@example.org | 4 Mill Lane, Otterham, OT1 2AB',
    '## Experience',
    '### Nurse, Riverside Trust',
    '2019 - 2021',
    '- Trained **twelve**',
    '  - eleven stayed',
    '- Led nights',
  ]
  const imported = importLines({ lines: linesOfMarkdown(source.join('\n')), language: 'en' })
  if (!imported.ok) throw new Error('not read')
  const { baseInfo, entryList } = imported.content
  expect(baseInfo.list.find(({ kind }) => kind === 'location')?.value).toBe('4 Mill Lane, Otterham, OT1 2AB')
  expect(entryList[0]?.items[0]?.text).toBe('- Trained **twelve**\n  - eleven stayed\n- Led nights')
})
