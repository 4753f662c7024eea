import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import type { Layout } from '../../../app/document/layouts/types'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { openBrowser } from '../../setup/open-browser'
import { MIXED_LAYOUTS } from '../../setup/geometry/mixed-layouts'
import { pagesHtml, readInPool } from '../../setup/geometry/print-document'
import { throughout } from '../../setup/throughout'

const layouts = MIXED_LAYOUTS.map((code) => getLayout(code))
const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))

test('a tag stands on one line in every layout, one that is longer than a line breaks, and a day does not behind its hyphens', async () => {
  const tags = [
    ...[
      'Distributed Systems',
      'Machine Learning',
      'Natural Language Processing',
      'Human Computer Interaction',
    ],
    ...['Continuous Integration', '数据 挖掘', 'Site Reliability Engineering', 'Platform'],
  ]
  const long = 'a tag that somebody took for a sentence and went on writing until it was longer than a line '
  const item = { title: 'A', start: '2019-02-01', end: '2020-11-30', tags: [...tags, long.repeat(2)] }
  const content = resumeContent.parse({
    margin: { left: 48, right: 48 },
    entryList: [{ kind: 'experience', title: 'Work', items: [item] }],
  })
  for (const layout of layouts) {
    const found = await linesOf({ content, layout, selector: '.jl-tag, .jl-date' })
    const isDate = (lines: string[]) => /^20\d\d-/.test(lines.join(''))
    const drawn = found.filter((lines) => !isDate(lines))
    expect(drawn.slice(0, -1), layout.code).toEqual(tags.map((text) => [text]))
    expect(drawn.at(-1)?.length, layout.code).toBeGreaterThan(1)
    const dates = found.filter(isDate)
    expect(dates.length, layout.code).toBeGreaterThan(0)
    for (const line of dates.flat()) expect(line, layout.code).not.toMatch(/-$/)
  }
})

test('a long address breaks at its signs, and not behind a hyphen that a reader would drop', async () => {
  const urls = [
    'https://my-long-portfolio.example.com/work/case-studies?id=42&lang=en',
    'https://example.com/in/anne-marie-o-connor/second-part-of-it/third-part?key=value&other-key=thing',
  ]
  const content = resumeContent.parse({
    config: { fontSize: 15 },
    margin: { left: 90, right: 90 },
    baseInfo: { list: urls.map((url) => ({ kind: 'url', url })) },
    entryList: [{ kind: 'summary', items: urls.map((url) => ({ text: `见 ${url} 和 ${url}。` })) }],
  })
  for (const layout of layouts) {
    const found = await linesOf({ content, layout, selector: '.jl-row-url, .jl-section-summary .jl-p' })
    const lines = found.flatMap((own) => own.slice(0, -1))
    expect(lines.length, layout.code).toBeGreaterThan(1)
    for (const line of lines) expect(line, layout.code).not.toMatch(/-$/)
  }
})

test('a name breaks between its words, and an address in a side column not at all, while there is room', async () => {
  const [name, email] = ['Maximiliana Featherstonehaugh-Abernathy', 'delphine.marchetti@example.com']
  const list = [
    { kind: 'name', value: name },
    { kind: 'email', value: email },
  ]
  const content = resumeContent.parse({ baseInfo: { list }, margin: { left: 150, right: 150 } })
  const linesIn = (code: string) =>
    linesOf({ content, layout: getLayout(code), selector: '.jl-name, .jl-row-email' })
  expect(await linesIn('classic')).toEqual([['Maximiliana ', 'Featherstonehaugh-Abernathy'], [email]])
  expect(await linesIn('sidebar')).toEqual([['Maximiliana ', 'Featherstonehaugh-', 'Abernathy'], [email]])
})

type Options = { content: ResumeContent; layout: Layout; selector: string }

/** The text of each line of the elements that a selector names, as the pages show them. */
async function linesOf({ content, layout, selector }: Options): Promise<string[][]> {
  const { plan } = await makePagePlan({ browser, content, layout })
  const html = pagesHtml({ content, layout, plan })
  return readInPool({ browser, content, layout, html }, (page) => page.evaluate(readLines, selector))
}

/** Runs in the page. */
function readLines(selector: string): string[][] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    const lines: string[] = []
    let bottom = -Infinity
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getClientRects()[0]
        if (!box) continue
        if (box.top >= bottom - box.height / 3) lines.push('')
        bottom = Math.max(bottom, box.bottom)
        lines[lines.length - 1] += text.charAt(at)
      }
    }
    return lines
  })
}
