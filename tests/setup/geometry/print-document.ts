import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from 'puppeteer'
import type { Layout } from '../../../app/document/layouts/types'
import type { PagePlan } from '../../../app/document/pagination/types'
import { documentCss } from '../../../app/document/render/document-css'
import { DrawnByOther } from '../../../app/document/render/engine-breaks'
import { Pages } from '../../../app/document/render/Pages'
import { previewFonts } from '../../../app/features/fonts/preview-fonts.server'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { makePagePlan, type Glyphs } from '../../../app/features/pdf/make-page-plan.server'
import { prepareDocument } from '../../../app/features/pdf/prepare-document.server'
import { printPdf } from '../../../app/features/pdf/print-pdf.server'
import { showInPage } from '../../../app/features/pdf/show-in-page.server'
import type { ResumeContent } from '../../../collections/resumes/schema'

type Document = { content: ResumeContent; layout: Layout }
type Drawn = Document & { browser: BrowserPool }

/** A document planned and printed, and its pages as HTML. */
export async function printDocument(drawn: Drawn) {
  const { plan, glyphs } = await makePagePlan(drawn)
  const { bytes, missing } = await printPdf({ ...drawn, plan })
  return { plan, glyphs, bytes, missing, html: pagesHtml({ ...drawn, plan }) }
}

type Planned = Document & { plan: PagePlan; byOther?: boolean }

export function pagesHtml({ content, layout, plan, byOther = false }: Planned): string {
  const pages = createElement(Pages, { content, layout, plan })
  return renderToStaticMarkup(createElement(DrawnByOther, { value: byOther }, pages))
}

/** What is read of a document's markup where the server measures and prints it. */
export async function readInPool<T>(
  { browser, html, ...document }: Drawn & { html: string },
  read: (page: Page) => Promise<T>,
): Promise<T> {
  const prepared = await prepareDocument(document)
  return browser.run(async (kept) => {
    await showInPage({ kept, html, ...prepared })
    return read(kept.page)
  })
}

/** What stands in the head of a page that shows a document: the shared one, with fonts cut for it, and the editor. */
export async function headsOf({ content, layout, glyphs }: Document & { glyphs: Glyphs }) {
  const { font, language } = content.config
  const css = documentCss({ content, layout })
  const planKey = `${layout.code}-${language}-${font}`
  const { css: faces } = await previewFonts({ planKey, font, glyphs, css })
  return {
    shared: `<style>${faces}\n${css}</style>`,
    editor: `<link rel="stylesheet" href="/fonts/jianli-${font}.css"><style>${css}</style>`,
  }
}
