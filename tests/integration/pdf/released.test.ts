import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDesign } from '../../../app/document/designs/designs'
import { drawAlike } from '../../../app/document/designs/newer-version'
import { LAYOUTS } from '../../../app/document/layouts/registry'
import { Pages } from '../../../app/document/render/Pages'
import { styleOf } from '../../../app/document/style/style-of'
import type { PlannedPage } from '../../../app/document/pagination/types'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { prepareDocument } from '../../../app/features/pdf/prepare-document.server'
import { showInPage } from '../../../app/features/pdf/show-in-page.server'
import { longResume } from '../../factories/long-resume'
import { lineBoxes } from '../../setup/geometry/line-boxes'
import { openBrowser } from '../../setup/open-browser'

let browser: BrowserPool
beforeAll(async () => {
  browser = await openBrowser({ timeoutMs: 30_000 })
})
afterAll(() => browser.close())

/** A version that draws as the one before it is held by that one's. */
const released = LAYOUTS.filter(
  ({ code, version }) => version === 1 || !drawAlike(getDesign(code, version), getDesign(code, version - 1)),
)

const cases = released.flatMap((layout) =>
  (['zh-CN', 'en'] as const).map((language) => ({
    layout,
    language,
    name: `${layout.code}-${layout.version}`,
  })),
)

// A difference is no reason to write the snapshot anew, but to make a new version of the layout.
test.each(cases)(
  'no line, colour or mark of layout $name in $language has changed since it was released',
  async ({ layout, language }) => {
    const { pages, lines, html, css } = await measure({ layout, language })
    expect({
      pages,
      lines: lines.length,
      digest: digestOf(lines.join('\n')),
      html: digestOf(html),
      css: digestOf(css),
    }).toMatchSnapshot()
  },
)

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function measure({ layout, language }: Pick<(typeof cases)[number], 'layout' | 'language'>) {
  const content = longResume(language)
  const { plan } = await makePagePlan({ browser, content, layout })
  const prepared = await prepareDocument({ content, layout })
  const html = renderToStaticMarkup(createElement(Pages, { content, layout, plan }))
  const lines = await browser.run(async (kept) => {
    await showInPage({ kept, html, ...prepared })
    return kept.page.evaluate(lineBoxes)
  })
  return { pages: plan.pages.map(startOf), lines, html, css: layout.css(styleOf(content)) }
}

/** What each column of a page begins with. */
function startOf({ flows }: PlannedPage): string {
  return Object.entries(flows)
    .flatMap(([name, [first]]) =>
      first ? `${name}: ${first.block}${first.from ? `@${first.from}` : ''}` : [],
    )
    .join(', ')
}
