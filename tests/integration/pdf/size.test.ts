import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { printPdf } from '../../../app/features/pdf/print-pdf.server'
import { longResume } from '../../factories/long-resume'
import { openBrowser } from '../../setup/open-browser'

/** KiB for two pages of Chinese, most of which is the font. */
const BUDGETS = { sans: 185, serif: 214 }

let browser: BrowserPool
beforeAll(async () => {
  browser = await openBrowser({ timeoutMs: 30_000 })
})
afterAll(() => browser.close())

const cases = LAYOUT_CODES.map((code, i) => ({ code, font: i % 2 ? ('serif' as const) : ('sans' as const) }))

test.each(cases)(
  'two Chinese pages of layout $code in $font stay within their weight',
  async ({ code, font }) => {
    const long = longResume('zh-CN')
    const content = { ...long, config: { ...long.config, font } }
    const layout = getLayout(code)
    const { plan } = await makePagePlan({ browser, content, layout })
    const { bytes } = await printPdf({ browser, content, layout, plan })
    expect(plan.pages.length).toBe(2)
    expect(bytes.length / 1024).toBeLessThan(BUDGETS[font])
    expect(await drawings(bytes)).toBe(2)
  },
)

/** How many streams draw text: one a page, or a page was rewritten and its old self left in the file. */
async function drawings(bytes: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  return context.enumerateIndirectObjects().filter(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of('Type'))) return false
    if (object.dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) return false
    return /^\/F\d+ [\d.]+ Tf$/m.test(inflateSync(object.contents).toString('latin1'))
  }).length
}
