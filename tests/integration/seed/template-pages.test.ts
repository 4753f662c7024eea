import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { printPdf } from '../../../app/features/pdf/print-pdf.server'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { readExport } from '../../../app/features/read-back/read-export.server'
import { seededTemplates } from '../../../cms/seed/templates'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { resumeContent } from '../../../collections/resumes/schema'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const browser = throughout(openBrowser)

// Every layout in both languages: tests/unit/seed/templates.test.ts. Each second one is read back, in one of them.
test.each(seededTemplates())(
  'template $code has the pages its tags promise, and its PDF holds all of it, the name first, no page blank',
  async ({ content: input, language, layout: code, tags }) => {
    const content = resumeContent.parse(input)
    const layout = getLayout(code)
    const { plan, glyphs } = await makePagePlan({ browser, content, layout })
    expect(plan.pages).toHaveLength(tags.includes('single-page') ? 1 : 2)
    expect(glyphs.missing).toEqual([])
    if (language !== LANGUAGES[LAYOUT_CODES.indexOf(code) % (2 * LANGUAGES.length)]) return

    const { bytes, missing } = await printPdf({ browser, content, layout, plan })
    expect(missing).toEqual([])
    const pages = (await readPdfText(bytes)).map(bare)
    const name = content.baseInfo.list.find(({ kind }) => kind === 'name')?.value ?? '?'
    expect(pages[0]?.slice(0, bare(name).length)).toBe(bare(name))
    expect(pages).toHaveLength(plan.pages.length)
    for (const page of pages) expect(page.length).toBeGreaterThan(20)
    const { findings } = await readExport({ bytes, content, layout, plan })
    expect(findings).toEqual([])
  },
)

const bare = (text: string) => text.replace(/\s/g, '')
