import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { Layout } from '../../../app/document/layouts/types'
import type { Characters } from '../../../app/document/render/characters'
import { Galley } from '../../../app/document/render/Galley'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'
import { headsOf, printDocument } from '../../setup/geometry/print-document'
import { comparePages } from '../../setup/geometry/compare-pages'
import { openScreens, type Screens } from '../../setup/geometry/open-screens'
import { type PageCharacter, pageCharacters } from '../../setup/geometry/page-characters'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { movedLines, shownLines } from '../../setup/geometry/shown-lines'
import { openBrowser, pageScript } from '../../setup/open-browser'

/**
 * Pixels of a screen to a CSS pixel. A document is shown on the first, and in Firefox, as it is shared or as the editor shows
 * it, by turns (families.test.ts shows every font both ways), and in the editor on one of the others, by turns.
 */
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
  screens = await Promise.all(RATIOS.map((ratio) => openScreens({ ratio })))
  if (HAS_FIREFOX) firefox = await openScreens({ engine: 'firefox' })
})
afterAll(() => Promise.all([browser, ...screens, ...(firefox ? [firefox] : [])].map((one) => one.close())))

function screenOf(ratio: number): Screens {
  const screen = screens[RATIOS.indexOf(ratio)]
  if (!screen) throw new Error(`no screen of ratio ${ratio}`)
  return screen
}

// A layout in one language, geometry.test.ts in the other one.
const cases = LAYOUT_CODES.map((code, i) => ({
  ...{ code, font: [1, 2].includes(i) ? ('serif' as const) : ('sans' as const) },
  language: i % 2 ? ('en' as const) : ('zh-CN' as const),
  ratio: i % 4 < 2 ? 1.25 : 2,
  shownAs: i % 8 < 4 ? ('shared' as const) : ('editor' as const),
}))

test.each(cases)(
  'each character of $code in $language, $font, stands in the PDF where the page that is $shownAs shows it',
  async ({ code, language, font, ratio, shownAs }) => {
    const long = longResume(language)
    const content = withLongAddress({ ...long, config: { ...long.config, font } })
    const layout = getLayout(code)
    const { plan, glyphs, bytes, html } = await printDocument({ browser, content, layout })
    const pdf = await pdfCharacters(bytes)
    const heads = await headsOf({ content, layout, glyphs })
    const charactersAt = async (screen: Screens, head: string) =>
      (await screen.show({ html, head, glyphs })).evaluate(pageCharacters)
    const shown = await charactersAt(screenOf(1), heads[shownAs])
    comparePages({ shown, pdf, where: shownAs })
    if (firefox) {
      const there = await charactersAt(firefox, heads[shownAs])
      expect(linesElsewhere({ shown, there }), `${shownAs} in Firefox`).toEqual([])
    }
    const screen = screenOf(ratio)
    const page = await screen.show({ html, head: heads.editor, glyphs })
    expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio)
    comparePages({ shown: await page.evaluate(pageCharacters), pdf, where: `editor at ${ratio}` })
    for (const one of [screen, ...(firefox ? [firefox] : [])])
      expect(await planInEditor({ screen: one, content, layout, head: heads.editor, glyphs })).toEqual(plan)
  },
)

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
  const html = renderToStaticMarkup(createElement(Galley, { content, layout }))
  const page = await screen.show({ html, head, glyphs })
  await page.evaluate(await pageScript())
  const request = { content, layout: layout.code, layoutVersion: layout.version }
  return page.evaluate((sent) => window.jianliPaginate(sent), request)
}
