import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { bareText } from '../../../app/features/read-back/bare-text'
import { expectedTexts } from '../../../app/features/read-back/expected-texts'
import { readExport } from '../../../app/features/read-back/read-export.server'
import { generatedRightToLeft } from '../../factories/generated-right-to-left'
import { rightToLeftResume } from '../../factories/right-to-left-resume'
import { headsOf, pagesHtml, printDocument, readInPool } from '../../setup/geometry/print-document'
import { compareCharacters } from '../../setup/geometry/compare-characters'
import { openScreens } from '../../setup/geometry/open-screens'
import { pageCharacters } from '../../setup/geometry/page-characters'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { strayTexts } from '../../setup/geometry/stray-texts'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))
const screen = throughout(openScreens)

const SEEDS = { hebrew: 1, arabic: 2 }
/** Frames of each kind; what the others add to them is no question of the direction. */
const LAYOUTS = ['campus', 'banner', 'editorial', 'sidebar', 'timeline'] as const
const cases = LAYOUTS.map((code, i) => ({ code, script: i % 2 ? 'arabic' : 'hebrew' }) as const)

test.each(cases)(
  'nothing of a resume in $script is lost, doubled, cut or orphaned in $code, and all of it is read in order',
  async ({ code, script }) => {
    const layout = getLayout(code)
    const content = generatedRightToLeft({ script, seed: SEEDS[script] + LAYOUTS.indexOf(code) })
    const { plan, bytes, missing, html } = await printDocument({ browser, content, layout })
    expect(missing).toEqual([])
    expect(plan.pages.length).toBeGreaterThan(1)
    const { findings, more } = await readExport({ bytes, content, layout, plan })
    expect({ findings, more }).toEqual({ findings: [], more: 0 })
    const read = await readPdfText(bytes, { withoutArtifacts: true })
    const expected = expectedTexts({ content, layout, plan }).flat()
    expect(bareText(read.join('')).length).toBe(expected.reduce((sum, { bare }) => sum + bare.length, 0))
    for (const { flows } of plan.pages)
      for (const slices of Object.values(flows)) expect(slices.at(-1)?.block).not.toMatch(/\.title$/)
    const [stray, cut] = await readInPool({ browser, content, layout, html }, async (page) => [
      await page.evaluate(strayTexts),
      await page.evaluate(cutTexts),
    ])
    expect({ stray, cut }).toEqual({ stray: [], cut: [] })
  },
)

// Kerning moves a letter within its own room, a glyph of two letters has one place for both, and vowel signs have anchors.
test.each([
  { script: 'hebrew', along: 1, across: 0.1 },
  { script: 'arabic', along: 6, across: 0.5 },
] as const)('$script stands in the PDF where the shared page shows it', async ({ script, along, across }) => {
  const layout = getLayout('timeline')
  const content = rightToLeftResume({ script })
  const { glyphs, bytes, html } = await printDocument({ browser, content, layout })
  const { shared } = await headsOf({ content, layout, glyphs })
  const page = await screen.show({ html, head: shared, glyphs })
  const [shown = []] = await page.evaluate(pageCharacters)
  const [drawn = []] = await pdfCharacters(bytes)
  const compared = compareCharacters({ screen: shown, pdf: drawn })
  expect(shown.length).toBeGreaterThan(500)
  const drawnBeside = [...compared.drawn].sort().join('')
  expect({ lost: compared.lost, drawnBeside }).toEqual({ lost: '', drawnBeside: '..12' })
  expect(compared.along, compared.where.along).toBeLessThan(along)
  expect(compared.across, compared.where.across).toBeLessThan(across)
})

test('what a file lacks of a text from the right, or has in another order, is told', async () => {
  const layout = getLayout('classic')
  const content = rightToLeftResume({ script: 'hebrew' })
  const { plan, bytes } = await printDocument({ browser, content, layout })
  // the number of an item before its point, as it is read
  expect(bareText((await readPdfText(bytes)).join(''))).toContain('1.פיתחה')
  const other = structuredClone(content)
  const [, headline, , , city] = other.baseInfo.list
  if (headline) headline.value = 'מהנדסת תוכנה ומערכות בכירה, Backend'
  if (city) city.value = '(ישראל) חיפה'
  const { findings } = await readExport({ bytes, content: other, layout, plan })
  expect([...new Set(findings.map(({ block }) => block))]).toEqual(['info-headline.row', 'info-location.row'])
})

test('texts stand at the side they are read from, with figures and addresses in their own order', async () => {
  for (const code of ['classic', 'compact', 'timeline', 'banner', 'sidebar']) {
    const layout = getLayout(code)
    const content = rightToLeftResume({ script: 'hebrew' })
    const { plan } = await makePagePlan({ browser, content, layout })
    const html = pagesHtml({ content, layout, plan })
    const read = await readInPool({ browser, content, layout, html }, async (page) => ({
      sides: await page.evaluate(sidesOfTexts),
      isInOrder: await page.evaluate(isPhoneInOrder),
    }))
    expect(read.sides, code).toEqual({
      'work-1.text.0.0.0': 'right',
      'work-1.text.0.1.0': 'right',
      'work-1.text.0.2.0': 'left',
      'sum-1.text.0': 'right',
      'work-2.text.0.0.0': 'right',
    })
    expect(read.isInOrder, code).toBe(true)
  }
})

/** Texts below the end of their page, for the page itself to run. */
function cutTexts(): string[] {
  return Array.from(document.querySelectorAll('.jl-page')).flatMap((page) => {
    const { bottom } = page.getBoundingClientRect()
    return Array.from(page.querySelectorAll('[data-block]'))
      .filter((leaf) => leaf.getBoundingClientRect().bottom > bottom)
      .map((leaf) => leaf.getAttribute('data-block') ?? '')
  })
}

/** At which side the last line of each paragraph stands, for the page itself to run. */
function sidesOfTexts(): Record<string, string> {
  const leaves = Array.from(document.querySelectorAll('p.jl-p'))
  const sides = leaves.map((leaf) => {
    const range = document.createRange()
    range.selectNodeContents(leaf)
    const boxes = Array.from(range.getClientRects())
    const last = Math.max(...boxes.map(({ bottom }) => bottom))
    const line = boxes.filter(({ bottom }) => bottom > last - 5)
    const own = leaf.getBoundingClientRect()
    const left = Math.min(...line.map((box) => box.left)) - own.left
    const right = own.right - Math.max(...line.map((box) => box.right))
    return [leaf.getAttribute('data-block') ?? '', right < left ? 'right' : 'left'] as const
  })
  return Object.fromEntries(sides.filter(([id]) => !/\.(3\.0|1\.0)$/.test(id) || id === 'work-1.text.0.1.0'))
}

/** Whether the digits of the phone number follow one another from the left, for the page itself to run. */
function isPhoneInOrder(): boolean {
  const walker = document.createTreeWalker(
    document.querySelector('[data-block="phone.row"]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    if (!node.data.includes('555')) continue
    const text = node
    const lefts = Array.from(text.data, (_, at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    })
    return lefts.every((left, i) => i === 0 || left > (lefts[i - 1] ?? 0))
  }
  return false
}
