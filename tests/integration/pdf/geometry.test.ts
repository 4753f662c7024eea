import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import type { Layout } from '../../../app/document/layouts/types'
import type { Characters } from '../../../app/document/render/characters'
import { DrawnByOther } from '../../../app/document/render/engine-breaks'
import { Galley } from '../../../app/document/render/Galley'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import { PAGE_FORMATS, resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'
import { headsOf, pagesHtml, printDocument, readInPool } from '../../setup/geometry/print-document'
import { MIXED_LAYOUTS } from '../../setup/geometry/mixed-layouts'
import { comparePages } from '../../setup/geometry/compare-pages'
import { comparePictures } from '../../setup/geometry/compare-pictures'
import { openScreens, type Screens } from '../../setup/geometry/open-screens'
import { type PageCharacter, pageCharacters } from '../../setup/geometry/page-characters'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { pdfPages } from '../../setup/geometry/pdf-pages'
import { movedLines, shownLines } from '../../setup/geometry/shown-lines'
import { openBrowser, pageScript } from '../../setup/open-browser'

const PICTURE_GATE = 0.001
/** KiB for two pages of Chinese, most of which is the font. */
const BUDGETS = { sans: 185, serif: 214 }
const PX_PER_MM = 96 / 25.4
/** Signs that fonts draw as wide as a Han letter, or that come from another face than the text. */
const RARE = '‥ ⇒ → ★ ☆ ✓ ✗ ① ⑳ ℃ № ™ ● ■ ◆ ￥ § — 5‰ ½ ≥'
/** At their signs each browser ends lines by rules of its own, unless it is told. */
const WORDS = {
  'zh-CN':
    '“教”“学”相长/课题/TCP/IP/HTTP/gRPC，30%（同比）、+5%（环比）；C++和C++和C++里“试”“验”“田”里的“数”“形”；（《甲》《乙》）（丙）：《丁》，（（戊））。“己”，“庚”：“（辛）。”《壬》、「癸」！（子）？《丑》',
  en: 'CI/CD/QA and/or w/o b2b/b2c/api/web/app/ios/mac/tv a|b|c|d|e|f|g|h|i|j C++/C++/Go up!down!left!right!up',
}
/** Pixels of a screen to a CSS pixel. */
const RATIOS = [1, 1.25, 2]

/**
 * Firefox rounds each advance to a sixtieth of a pixel, and the ascents of a row with two sizes its own way: a line that
 * fills its room but for less than 0.4 px may end a word earlier or later there. Every other one breaks where it does in
 * Chromium; 1.3 and, down a page of `editorial`, 8.1 are measured.
 */
const FIREFOX = { room: 0.4, along: 2, across: 10 }
/** `npm test` sets it, and says loudly when there is no Firefox. */
const HAS_FIREFOX = process.env.TEST_FIREFOX !== 'none'

let browser: BrowserPool
let screens: Screens[]
let firefox: Screens | undefined
beforeAll(async () => {
  browser = await openBrowser({ timeoutMs: 30_000 })
  screens = await Promise.all(RATIOS.map((ratio) => openScreens({ ratio, boxes: browser })))
  if (HAS_FIREFOX) firefox = await openScreens({ engine: 'firefox', boxes: browser })
})
afterAll(() => Promise.all([browser, ...screens, ...(firefox ? [firefox] : [])].map((one) => one.close())))

/**
 * Every layout once, the languages, fonts, ratios and ways to be shown by turns: what a layout draws on the screen in the
 * other language is held by released.test.ts, and each font by families.test.ts.
 */
const drawn = LAYOUT_CODES.map((code, i) => ({
  code,
  language: i % 2 ? ('zh-CN' as const) : ('en' as const),
  font: i % 4 === 3 ? ('serif' as const) : ('sans' as const),
  ratio: RATIOS[i % RATIOS.length] ?? 1,
  shownAs: i % 8 < 4 ? ('shared' as const) : ('editor' as const),
}))
/**
 * What differs from another in colour or size alone has each character compared; pictures and Firefox show those in a mix, and
 * what it has not: compact's tabs and graphite's dark column, whose letters are white.
 */
const isInMix = (code: LayoutCode) => [...MIXED_LAYOUTS, 'compact', 'graphite'].includes(code)
/** Some of the layouts, one in each language, have signs that few resumes have. */
const withSigns: string[] = ['classic', 'heritage'] satisfies LayoutCode[]

test.each(drawn)(
  'the page of $code in $language, $font, is its PDF, where it is $shownAs at $ratio',
  async ({ code, language, font, ratio, shownAs }) => {
    const long = longResume(language)
    const plain = withLongAddress(withWords({ ...long, config: { ...long.config, font } }, WORDS[language]))
    const content = withSigns.includes(code) ? withWords(plain, RARE) : plain
    const layout = getLayout(code)
    const { bytes, plan, glyphs, shown, heads } = await expectSame({ code, content, ratio, shownAs })
    expect(await drawings(bytes)).toBe(plan.pages.length)
    if (language === 'zh-CN' && content === plain)
      expect(bytes.length / 1024, 'its weight').toBeLessThan(BUDGETS[font])
    if (firefox && isInMix(code)) {
      const html = pagesHtml({ content, layout, plan, byOther: true })
      const page = await firefox.show({ html, head: heads[shownAs], glyphs })
      const there = await page.evaluate(pageCharacters)
      expect(linesElsewhere({ shown, there }), `${shownAs} in Firefox`).toEqual([])
    }
    for (const screen of [screenOf(ratio), ...(firefox && isInMix(code) ? [firefox] : [])])
      expect(await planInEditor({ screen, content, layout, head: heads.editor, glyphs })).toEqual(plan)
  },
)

test.each([
  ['sidebar', 'zh-CN', { runningHead: 'head', runningEmail: true, pageNumbers: 'words', repeatTitles: true }],
  ['swiss', 'en', { runningHead: 'foot', pageNumbers: 'of', pageNumberAt: 'center', align: 'justify' }],
] as const)(
  'what settings add to layout %s stands where the PDF has it, in %s',
  async (code, language, margins) => {
    const content = longResume(language)
    const config = { ...content.config, ...margins, footer: 'Rev. A' }
    await expectSame({ code, content: { ...content, config }, ratio: 1, shownAs: 'editor' })
  },
)

type Drawn = { code: LayoutCode; content: ResumeContent; ratio: number; shownAs: 'shared' | 'editor' }

async function expectSame({ code, content, ratio, shownAs }: Drawn) {
  const layout = getLayout(code)
  const printed = await printDocument({ browser, content, layout })
  const heads = await headsOf({ content, layout, glyphs: printed.glyphs })
  const page = await screenOf(ratio).show({ ...printed, head: heads[shownAs] })
  expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio)
  const shown = await page.evaluate(pageCharacters)
  comparePages({ shown, pdf: await pdfCharacters(printed.bytes), where: `${shownAs} at ${ratio}` })
  if (!isInMix(code)) return { ...printed, shown, heads }
  const pictures = await pdfPages(printed.bytes, { drawn: true })
  const shots = await screenshots({ content, ...printed, layout })
  // what has no letters
  for (const [i, screenshot] of shots.entries()) {
    const rendering = pictures[i]?.picture
    if (!rendering) throw new Error('no picture')
    expect(await comparePictures({ screenshot, rendering })).toBeLessThan(PICTURE_GATE)
  }
  return { ...printed, shown, heads }
}

function screenOf(ratio: number): Screens {
  const screen = screens[RATIOS.indexOf(ratio)]
  if (!screen) throw new Error(`no screen of ratio ${ratio}`)
  return screen
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

function withWords(content: ResumeContent, words: string): ResumeContent {
  const [summary, ...others] = content.entryList
  const [item] = summary?.items ?? []
  if (!summary || !item) throw new Error('The resume begins with a summary')
  const items = [{ ...item, text: `${words}\n\n${item.text}` }]
  return { ...content, entryList: [{ ...summary, items }, ...others] }
}

type Shot = { content: ResumeContent; layout: Layout; html: string; plan: { pages: unknown[] } }

/** One page at a time, from a whole pixel on. */
function screenshots({ plan, ...shown }: Shot): Promise<Uint8Array[]> {
  const paper = PAGE_FORMATS[shown.content.config.pageFormat]
  const clip = { x: 0, y: 0, width: paper.width * PX_PER_MM, height: paper.height * PX_PER_MM, scale: 2 }
  return readInPool({ browser, ...shown }, async (page) => {
    const shots: Uint8Array[] = []
    for (const i of plan.pages.keys()) {
      await page.evaluate((at) => {
        for (const [j, one] of document.querySelectorAll<HTMLElement>('.jl-pages .jl-page').entries())
          one.hidden = j !== at
      }, i)
      shots.push(await page.screenshot({ clip, optimizeForSpeed: true }))
    }
    return shots
  })
}

/** Each browser breaks an address in places of its own, unless it is told where. */
function withLongAddress(content: ResumeContent): ResumeContent {
  const address = 'https://git.example.org/our-2nd-team/a-name-that-has-to-wrap-somewhere?tab=read-me'
  return resumeContent.parse(
    JSON.parse(JSON.stringify(content), (key, value: unknown) => (key === 'link' && value ? address : value)),
  )
}

type InFirefox = { shown: PageCharacter[][]; there: PageCharacter[][] }

function linesElsewhere({ shown, there }: InFirefox): string[] {
  return shown.flatMap((characters, i) =>
    movedLines({ lines: shownLines(characters), others: shownLines(there[i] ?? []), ...FIREFOX }),
  )
}

type InEditor = {
  screen: Screens
  content: ResumeContent
  layout: Layout
  head: string
  glyphs: Characters
}

/** The pages as the editor plans them, with its own fonts and in a person's browser. */
async function planInEditor({ screen, content, layout, head, glyphs }: InEditor) {
  const galley = createElement(Galley, { content, layout })
  const html = renderToStaticMarkup(createElement(DrawnByOther, { value: screen === firefox }, galley))
  const page = await screen.show({ html, head, glyphs })
  await page.evaluate(await pageScript())
  const request = { content, layout: layout.code, layoutVersion: layout.version }
  return page.evaluate((sent) => window.jianliPaginate(sent), request)
}
