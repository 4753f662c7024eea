import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Layout } from '../../app/document/layouts/types'
import { Pages } from '../../app/document/render/Pages'
import type { BrowserPool } from '../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../app/features/pdf/make-page-plan.server'
import { prepareDocument } from '../../app/features/pdf/prepare-document.server'
import { showInPage } from '../../app/features/pdf/show-in-page.server'
import type { ResumeContent } from '../../collections/resumes/schema'

type Options = { browser: BrowserPool; content: ResumeContent; layout: Layout }

/** A PNG of each page of a document, a pixel to each CSS pixel, drawn of its plan as the PDF is. */
export async function drawPages({ browser, content, layout }: Options): Promise<Uint8Array[]> {
  const { plan } = await makePagePlan({ browser, content, layout })
  const prepared = await prepareDocument({ content, layout })
  const html = renderToStaticMarkup(createElement(Pages, { content, layout, plan }))
  return browser.run(async (kept) => {
    await showInPage({ kept, html, ...prepared })
    const pages = await kept.page.$$('.jl-pages > .jl-page')
    const pictures: Uint8Array[] = []
    for (const page of pages) pictures.push(await page.screenshot())
    return pictures
  })
}
