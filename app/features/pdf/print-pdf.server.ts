import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import type { PagePlan } from '../../document/pagination/types'
import { inDocumentThread } from '../threads/in-document-thread.server'
import type { BrowserPool } from './browser-pool.server'
import { nameOf, prepareDocument } from './prepare-document.server'
import { showInPage } from './show-in-page.server'
import { shrinkPhoto } from './shrink-photo.server'

export type PrintedPdf = { bytes: Uint8Array; missing: string[] }
type Options = {
  browser: BrowserPool
  content: ResumeContent
  layout: Layout
  plan: PagePlan
  signal?: AbortSignal | undefined
}

/** Prints planned pages. Throws what `BrowserPool.run` throws. */
export async function printPdf({ browser, content, layout, plan, signal }: Options): Promise<PrintedPdf> {
  const printed = await shrinkPhoto(content)
  const named = { code: layout.code, version: layout.version }
  const [prepared, html, attachments] = await Promise.all([
    prepareDocument({ content, layout }),
    inDocumentThread('pages', { content: printed, layout: named, plan }),
    inDocumentThread('attachments', { content, layout: named }),
  ])
  const raw = await browser.run(
    async (kept) => {
      await showInPage({ kept, html, ...prepared })
      const { data } = await kept.cdp.send('Page.printToPDF', PRINT)
      return Buffer.from(data, 'base64')
    },
    { signal },
  )
  const { title, language } = prepared
  const facts = { title, language, author: nameOf(content), subject: content.config.desc }
  const bytes = await inDocumentThread('finish', { pdf: raw, facts, attachments })
  return { bytes, missing: prepared.fonts.missing }
}

const PRINT = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
}
