import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { readExport } from '../../../app/features/read-back/read-export.server'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'
import { printDocument } from '../../setup/geometry/print-document'
import { pdfPages } from '../../setup/geometry/pdf-pages'
import { pdfSources } from '../../setup/geometry/pdf-sources'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))

/** A space that is as wide as the line has made it, and no gap between two columns to who reads the file. */
const WIDENED = /\b1\d\d\.\d\d Tz\n<.{4}> Tj\n100 Tz$/gm
const ALL = { pageNumbers: 'words', runningHead: 'head', runningEmail: true, footer: '仅供招聘使用' } as const

test('numbers, name and own line stand behind the text of their pages as artifacts, and part no line from another', async () => {
  const plain = longResume('zh-CN')
  const content = withSettings(plain, ALL)
  const bare = await planOf(plain, 'banner')
  const { layout, plan, bytes } = await printed(content, 'banner')
  expect(plan).toEqual(bare.plan)
  const [read, content1] = [await readPdfText(bytes), await readPdfText(bytes, { withoutArtifacts: true })]
  const [first = '', second = ''] = read.map(joined)
  expect(first).toMatch(/仅供招聘使用$/)
  expect(second).toMatch(/方砚舟fang\.yanzhou@example\.cn仅供招聘使用第2页，共2页$/)
  expect(content1.map(joined).join('')).not.toMatch(/仅供招聘使用|第2页/)
  expect(await marksOf(bytes)).toEqual([1, 4])
  expect((await readExport({ bytes, content, layout, plan })).findings).toEqual([])
})

test('a centred number stays whole after words that are too long for the line', async () => {
  const settings = { pageNumbers: 'of', pageNumberAt: 'center', runningHead: 'foot' } as const
  const content = withSettings(longResume('en'), { ...settings, footer: 'W'.repeat(60) })
  Object.assign(content.margin, { left: 120, right: 120 })
  const { plan, bytes } = await printed(content, 'classic')
  const [, second = ''] = (await readPdfText(bytes)).map(joined)
  expect(second).toContain(`…·2/${plan.pages.length}`)
})

test('a margin too small for a line gives it room, and a resume of one page has no number', async () => {
  const settings = { pageNumbers: 'of', pageNumberFirst: true, runningHead: 'head' } as const
  const content = withSettings(longResume('en'), settings)
  Object.assign(content.margin, { top: 0, bottom: 0 })
  const { bytes } = await printed(content, 'executive')
  const pages = await pdfPages(bytes)
  for (const [i, { runs }] of pages.entries()) {
    const foot = runs.findLast(({ text }) => text === `${i + 1} / ${pages.length}`)
    const text = runs.filter((run) => run !== foot).map(({ baseline }) => baseline)
    expect(Math.max(...text)).toBeLessThan((foot?.baseline ?? 0) - 10)
  }
  const [head, ...below] = (pages[1]?.runs ?? []).toSorted((a, b) => a.baseline - b.baseline)
  expect(head?.text).toBe('Delphine Marchetti')
  // below the strip along the page's edge, and above all text
  expect(head?.baseline).toBeGreaterThan(16)
  expect(below[0]?.baseline).toBeGreaterThan((head?.baseline ?? 0) + 10)

  const alone = await printed({ ...content, entryList: content.entryList.slice(0, 1) }, 'executive')
  expect(alone.text).not.toContain('1 / 1')
})

test.each(['capitals', 'small-caps'] as const)(
  'titles in %s and justified text are read from an English page word by word',
  async (titleCase) => {
    const english = longResume('en')
    const [section, ...others] = english.entryList
    if (!section) throw new Error('no section')
    const items = section.items.map((item) => ({ ...item, text: `${item.text}\n\nחיפה (ישראל)` }))
    const plain = { ...english, entryList: [{ ...section, title: 'Résumé naïf', items }, ...others] }
    const content = withSettings(plain, { titleCase, align: 'justify' })
    const [ragged, justified] = [await printed(plain, 'rightbar'), await printed(content, 'rightbar')]
    expect(justified.missing).toEqual([])
    expect(justified.text).toContain('RÉSUMÉ NAÏF')
    expect(justified.text.toUpperCase()).toBe(ragged.text.toUpperCase())
    expect((await readExport({ ...justified, content })).findings).toEqual([])
    const widened = async (bytes: Uint8Array) => (await pdfSources(bytes)).join().match(WIDENED)?.length ?? 0
    expect(await widened(ragged.bytes)).toBe(0)
    expect(await widened(justified.bytes)).toBeGreaterThan(20)
  },
)

test('a section that runs over says its title again at the top of the page, which is read as no part of it', async () => {
  const content = withSettings(longResume('zh-CN'), { repeatTitles: true })
  const { layout, plan, bytes } = await printed(content, 'engineering')
  expect(plan.pages.map(({ again }) => again)).toEqual([undefined, ['main']])
  const again = '代表项目（续）'
  const runs = (await pdfPages(bytes))[1]?.runs ?? []
  expect(runs.at(-1)?.text).toBe(again)
  expect(Math.min(...runs.map(({ baseline }) => baseline))).toBeCloseTo(runs.at(-1)?.baseline ?? 0, 0)
  expect((await readPdfText(bytes, { withoutArtifacts: true })).join()).not.toContain('（续）')
  expect((await readExport({ bytes, content, layout, plan })).findings).toEqual([])
})

test('a title that hangs beside less of its section than it is high is not said again', async () => {
  const content = withSettings(longResume('zh-CN'), { repeatTitles: true })
  const projects = content.entryList.find(({ title }) => title === '代表项目')
  const [first, second] = projects?.items ?? []
  if (!projects || !first || !second) throw new Error('no projects')
  projects.items = [first, { ...second, text: '', pageBreak: true }]
  const againOf = async (title: string) => {
    projects.title = title
    return (await planOf(content, 'engineering')).plan.pages.map(({ again }) => again)
  }
  expect(await againOf('代表项目')).toEqual([undefined, ['main']])
  expect(await againOf('代表项目与长期参与的开源工作'.repeat(2))).toEqual([undefined, undefined])
})

async function printed(content: ResumeContent, code: string) {
  const layout = getLayout(code)
  const { plan, bytes, missing } = await printDocument({ browser, content, layout })
  const text = (await readPdfText(bytes)).join(' ').replace(/\s+/g, ' ')
  return { layout, plan, bytes, missing, text }
}

async function planOf(content: ResumeContent, code: string) {
  const layout = getLayout(code)
  return { layout, ...(await makePagePlan({ browser, content, layout })) }
}

function withSettings(content: ResumeContent, settings: Partial<ResumeContent['config']>): ResumeContent {
  return { ...content, config: { ...content.config, ...settings } }
}

const joined = (text: string) => text.replace(/\s/g, '')

/** How many texts of each page are marked as what pagination put there. */
async function marksOf(bytes: Uint8Array): Promise<number[]> {
  return (await pdfSources(bytes)).map((source) => source.split('/Type /Pagination').length - 1)
}
