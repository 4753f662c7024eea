import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { printPdf } from '../../../app/features/pdf/print-pdf.server'
import { readExport } from '../../../app/features/read-back/read-export.server'
import { seededTemplates } from '../../../cms/seed/templates'
import { resumeContent } from '../../../collections/resumes/schema'
import { openBrowser } from '../../setup/open-browser'

let browser: BrowserPool
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(seededTemplates)(
  'template $code has the pages its tags promise, and its PDF holds all of it',
  async ({ content: input, layout: code, tags }) => {
    const content = resumeContent.parse(input)
    const layout = getLayout(code)
    const { plan } = await makePagePlan({ browser, content, layout })
    expect(plan.pages).toHaveLength(tags.includes('single-page') ? 1 : 2)

    const { bytes, missing } = await printPdf({ browser, content, layout, plan })
    expect(missing).toEqual([])
    const { findings } = await readExport({ bytes, content, layout, plan })
    expect(findings).toEqual([])
  },
)
