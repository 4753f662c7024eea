import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import type { ResumeContent } from '../../collections/resumes/schema'
import type { Layout } from '../../app/document/layouts/types'
import type { PagePlan } from '../../app/document/pagination/types'
import { charactersOf } from '../../app/document/render/characters'
import { documentCss } from '../../app/document/render/document-css'
import { Pages } from '../../app/document/render/Pages'
import { FAMILIES } from '../../app/document/style/font-families'
import { readFont } from '../../app/features/fonts/font-files.server'
import { exportJsonResume } from '../../app/features/interchange/export-json-resume'
import { finishPdf } from '../../app/features/pdf/finish-pdf.server'
import { openKeptPage } from '../../app/features/pdf/open-kept-page.server'
import { showInPage } from '../../app/features/pdf/show-in-page.server'
import type { Browser } from 'puppeteer'

export type BareChain = (options: {
  content: ResumeContent
  layout: Layout
  plan: PagePlan
}) => Promise<Uint8Array>

/** Cut, swap, print, attach, one after another on one page of a browser: no queue, no cache, no database. */
export async function bareChain(browser: Browser): Promise<BareChain> {
  const context = browser.defaultBrowserContext()
  const kept = await openKeptPage({ context, pageScript: '', onRefused: () => {} })
  const whole = await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      weight,
      font: await readFont({ family: 'sans', weight }),
    })),
  )
  return async ({ content, layout, plan }) => {
    const { regular, bold } = charactersOf({ content, layout })
    const faces = whole.map(async ({ weight, font }) => {
      const text = weight === 700 ? bold : regular
      const data = await subsetFont(font, text, { targetFormat: 'truetype', noLayoutClosure: true })
      return { family: FAMILIES.sans, weight, italic: false, data }
    })
    const fonts = { faces: await Promise.all(faces), key: crypto.randomUUID(), missing: [] }
    const html = renderToStaticMarkup(createElement(Pages, { content, layout, plan }))
    const css = documentCss({ content, layout })
    await showInPage({ kept, fonts, css, html, language: content.config.language, title: content.title })
    const { data } = await kept.cdp.send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    })
    const facts = { title: content.title, language: content.config.language, author: '', subject: '' }
    return finishPdf({
      pdf: Buffer.from(data, 'base64'),
      facts,
      attachments: { 'resume.json': exportJsonResume(content) },
    })
  }
}
