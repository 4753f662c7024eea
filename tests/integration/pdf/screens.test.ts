import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { Layout } from '../../../app/document/layouts/types'
import type { Characters } from '../../../app/document/render/characters'
import { documentCss } from '../../../app/document/render/document-css'
import { Galley } from '../../../app/document/render/Galley'
import { Pages } from '../../../app/document/render/Pages'
import { previewFonts } from '../../../app/features/fonts/preview-fonts.server'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { printPdf } from '../../../app/features/pdf/print-pdf.server'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'
import { comparePages } from '../../setup/geometry/compare-pages'
import { openScreens, type Screens } from '../../setup/geometry/open-screens'
import { type PageCharacter, pageCharacters } from '../../setup/geometry/page-characters'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { movedLines, shownLines } from '../../setup/geometry/shown-lines'
import { openBrowser, pageScript } from '../../setup/open-browser'

/**
 * Pixels of a screen to a CSS pixel; a document is shown on the first and, by turns, on one of the others, and in Firefox
 * as it is shared or as the editor shows it.
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
let screens: { ratio: number; screen: Screens }[]
let firefox: Screens | undefined
beforeAll(async () => {
  browser = await openBrowser({ timeoutMs: 30_000 })
  screens = await Promise.all(RATIOS.map(async (ratio) => ({ ratio, screen: await openScreens({ ratio }) })))
  if (HAS_FIREFOX) firefox = await openScreens({ engine: 'firefox' })
})
afterAll(() =>
  Promise.all([browser.close(), firefox?.close(), ...screens.map(({ screen }) => screen.close())]),
)

// A layout in one language, geometry.test.ts in the other one; the first layout in both, and in the other font.
const cases = [
  { code: 'classic', language: 'en', font: 'sans' } as const,
  { code: 'classic', language: 'zh-CN', font: 'serif' } as const,
  ...LAYOUT_CODES.map((code, i) => ({
    ...{ code, font: i === 1 ? ('serif' as const) : ('sans' as const) },
    language: i % 2 ? ('en' as const) : ('zh-CN' as const),
  })),
].map((one, i) => ({
  ...one,
  ratios: [1, i % 4 < 2 ? 1.25 : 2],
  inFirefox: i % 8 < 4 ? ('shared' as const) : ('editor' as const),
}))

describe.each(cases)(
  'each character of $code in $language, $font',
  ({ code, language, font, ratios, inFirefox }) => {
    const long = longResume(language)
    const content = withLongAddress({ ...long, config: { ...long.config, font } })
    const layout = getLayout(code)

    test('stands in the PDF where the shared page and the editor show it', async () => {
      const { plan, glyphs } = await makePagePlan({ browser, content, layout })
      const { bytes } = await printPdf({ browser, content, layout, plan })
      const pdf = await pdfCharacters(bytes)
      const css = documentCss({ content, layout })
      const html = renderToStaticMarkup(createElement(Pages, { content, layout, plan }))
      const heads = {
        shared: `<style>${(await previewFonts({ planKey: `${code}-${language}-${font}`, glyphs, css })).css}\n${css}</style>`,
        editor: `<link rel="stylesheet" href="/fonts/jianli-${font}.css"><style>${css}</style>`,
      }
      const own = screens.filter(({ ratio }) => ratios.includes(ratio))
      for (const { ratio, screen } of own) {
        for (const [name, head] of Object.entries(heads)) {
          if (name === 'shared' && ratio !== 1) continue
          const page = await screen.show({ html, head, glyphs })
          expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio)
          const shown = await page.evaluate(pageCharacters)
          comparePages({ shown, pdf, where: `${name} at ${ratio}` })
          if (ratio !== 1 || !firefox || name !== inFirefox) continue
          const there = await (await firefox.show({ html, head, glyphs })).evaluate(pageCharacters)
          expect(linesElsewhere({ shown, there }), `${name} in Firefox`).toEqual([])
        }
      }
      for (const screen of [...own.map(({ screen }) => screen), ...(firefox ? [firefox] : [])])
        expect(await planInEditor({ screen, content, layout, head: heads.editor, glyphs })).toEqual(plan)
    })
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
