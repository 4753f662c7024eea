import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import type { Characters } from '../../document/render/characters'
import type { PagePlan } from '../../document/pagination/types'
import { inDocumentThread } from '../threads/in-document-thread.server'
import type { BrowserPool } from './browser-pool.server'
import { prepareDocument } from './prepare-document.server'
import { showInPage } from './show-in-page.server'

/** The characters drawn, by face, and those that our fonts lack. */
export type Glyphs = Characters & { missing: string[] }
export type MadePlan = { plan: PagePlan; glyphs: Glyphs }
type Options = {
  browser: BrowserPool
  content: ResumeContent
  layout: Layout
  signal?: AbortSignal | undefined
}

/** Measures a document in the server's browser and plans its pages. Throws what `BrowserPool.run` throws. */
export async function makePagePlan({ browser, content, layout, signal }: Options): Promise<MadePlan> {
  const named = { code: layout.code, version: layout.version }
  const [prepared, html] = await Promise.all([
    prepareDocument({ content, layout }),
    inDocumentThread('galley', { content, layout: named }),
  ])
  const request = { content: withoutPhotoData(content), layout: layout.code, layoutVersion: layout.version }
  const plan = await browser.run(
    async (kept) => {
      await showInPage({ kept, html, ...prepared })
      return kept.page.evaluate((sent) => window.jianliPaginate(sent), request)
    },
    { signal },
  )
  return { plan, glyphs: { ...prepared.characters, missing: prepared.fonts.missing } }
}

/** The picture stands in the page already; planning needs to know only that there is one. */
function withoutPhotoData(content: ResumeContent): ResumeContent {
  const { avatar } = content
  return avatar.url.startsWith('data:') ? { ...content, avatar: { ...avatar, url: '/photo' } } : content
}
