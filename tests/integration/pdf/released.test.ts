import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { Pages } from '../../../app/document/render/Pages'
import type { PlannedPage } from '../../../app/document/pagination/types'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { prepareDocument } from '../../../app/features/pdf/prepare-document.server'
import { showInPage } from '../../../app/features/pdf/show-in-page.server'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { longResume } from '../../factories/long-resume'
import { lineBoxes } from '../../setup/geometry/line-boxes'
import { openBrowser } from '../../setup/open-browser'

let browser: BrowserPool
beforeAll(async () => {
  browser = await openBrowser({ timeoutMs: 30_000 })
})
afterAll(() => browser.close())

const cases = LAYOUT_CODES.flatMap((code) =>
  (['zh-CN', 'en'] as const).map((language) => ({ code, language })),
)

// A difference is no reason to write the snapshot anew, but to make a new version of the layout.
test.each(cases)(
  'no line of layout $code in $language has moved since it was released',
  async ({ code, language }) => {
    const { version } = getLayout(code)
    const { pages, lines } = await measure({ code, language })
    const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
    expect({ version, pages, lines: lines.length, digest }).toMatchSnapshot()
  },
  60_000,
)

async function measure({ code, language }: (typeof cases)[number]) {
  const content = longResume(language)
  const layout = getLayout(code)
  const { plan } = await makePagePlan({ browser, content, layout })
  const prepared = await prepareDocument({ content, layout })
  const html = renderToStaticMarkup(createElement(Pages, { content, layout, plan }))
  const lines = await browser.run(async (kept) => {
    await showInPage({ kept, html, ...prepared })
    return kept.page.evaluate(lineBoxes)
  })
  return { pages: plan.pages.map(startOf), lines }
}

/** What each column of a page begins with. */
function startOf({ flows }: PlannedPage): string {
  return Object.entries(flows)
    .flatMap(([name, [first]]) =>
      first ? `${name}: ${first.block}${first.from ? `@${first.from}` : ''}` : [],
    )
    .join(', ')
}
