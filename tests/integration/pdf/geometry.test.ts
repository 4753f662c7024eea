import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import { PAGE_FORMATS, type ResumeContent } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'
import { printDocument, readInPool } from '../../setup/geometry/print-document'
import { compareLines } from '../../setup/geometry/compare-lines'
import { comparePictures } from '../../setup/geometry/compare-pictures'
import { pageCharacters } from '../../setup/geometry/page-characters'
import { pdfPages } from '../../setup/geometry/pdf-pages'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const PICTURE_GATE = 0.001
/** KiB for two pages of Chinese, most of which is the font. */
const BUDGETS = { sans: 185, serif: 214 }
const PX_PER_MM = 96 / 25.4
/** Signs that fonts draw as wide as a Han letter, or that come from another face than the text. */
const RARE = '‥ ⇒ → ★ ☆ ✓ ✗ ① ⑳ ℃ № ™ ● ■ ◆ ￥ § — 5‰ ½ ≥'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))

// In the other language each character's place is held by screens.test.ts; a picture shows what has no letters.
const drawn = LAYOUT_CODES.map((code, i) => ({
  code,
  language: i % 2 ? ('zh-CN' as const) : ('en' as const),
  font: i % 4 === 3 ? ('serif' as const) : ('sans' as const),
}))

/** Some of the layouts, one in each language, have signs that few resumes have. */
const withSigns: string[] = ['classic', 'heritage'] satisfies LayoutCode[]

test.each(drawn)(
  'the page of layout $code is its PDF, in $language, $font: lines within 0.5 px, pictures within a thousandth',
  async ({ code, language, font }) => {
    const long = longResume(language)
    const plain = { ...long, config: { ...long.config, font } }
    const content = withSigns.includes(code) ? signed(plain) : plain
    const { bytes, pages } = await expectSame({ code, content })
    expect(await drawings(bytes)).toBe(pages)
    if (language === 'zh-CN' && content === plain)
      expect(bytes.length / 1024, 'its weight').toBeLessThan(BUDGETS[font])
  },
)

test.each([
  ['sidebar', 'zh-CN', { runningHead: 'head', runningEmail: true, pageNumbers: 'words', repeatTitles: true }],
  ['graphite', 'en', { runningHead: 'foot', pageNumbers: 'of', pageNumberAt: 'center', align: 'justify' }],
] as const)(
  'what settings add to layout %s stands where the PDF has it, in %s',
  async (code, language, margins) => {
    const content = longResume(language)
    await expectSame({
      code,
      content: { ...content, config: { ...content.config, ...margins, footer: 'Rev. A' } },
    })
  },
)

type Drawn = { code: string; content: ResumeContent }

/** @returns the PDF and how many pages it has */
async function expectSame(options: Drawn): Promise<{ bytes: Uint8Array; pages: number }> {
  const { pages, shots, pdf, bytes } = await drawBoth(options)
  expect(pdf.length).toBe(pages.length)
  for (const [i, characters] of pages.entries()) {
    expect(characters.length).toBeGreaterThan(20)
    expect(compareLines({ characters, runs: pdf[i]?.runs ?? [] })).toEqual([])
    const [screenshot, rendering] = [shots[i], pdf[i]?.picture]
    if (!screenshot || !rendering) throw new Error('no picture')
    const difference = await comparePictures({ screenshot, rendering })
    expect(difference).toBeLessThan(PICTURE_GATE)
  }
  return { bytes, pages: pages.length }
}

/** How many streams draw text: one a page, or a page was rewritten and its old self left in the file. */
async function drawings(bytes: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return context.enumerateIndirectObjects().filter(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of('Type'))) return false
    if (object.dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) return false
    return /^\/F\d+ [\d.]+ Tf$/m.test(inflateSync(object.contents).toString('latin1'))
  }).length
}

function signed(content: ResumeContent): ResumeContent {
  const [summary, ...others] = content.entryList
  const [item] = summary?.items ?? []
  if (!summary || !item) throw new Error('The resume begins with a summary')
  const items = [{ ...item, text: `${RARE} ${item.text}` }]
  return { ...content, entryList: [{ ...summary, items }, ...others] }
}

async function drawBoth({ code, content }: Drawn) {
  const layout = getLayout(code)
  const { plan, bytes, html } = await printDocument({ browser, content, layout })
  const paper = PAGE_FORMATS[content.config.pageFormat]
  const [width, height] = [paper.width * PX_PER_MM, paper.height * PX_PER_MM]
  const screen = await readInPool({ browser, content, layout, html }, async (page) => {
    const shots: Uint8Array[] = []
    for (const i of plan.pages.keys()) {
      // One page at a time, from a whole pixel on.
      await page.evaluate((shown) => {
        for (const [at, one] of document.querySelectorAll<HTMLElement>('.jl-pages .jl-page').entries())
          one.hidden = at !== shown
      }, i)
      const clip = { x: 0, y: 0, width, height, scale: 2 }
      shots.push(await page.screenshot({ clip, optimizeForSpeed: true }))
    }
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('.jl-pages .jl-page')) one.hidden = false
    })
    return { shots, pages: await page.evaluate(pageCharacters) }
  })
  return { ...screen, bytes, pdf: await pdfPages(bytes, { drawn: true }) }
}
