import type { ResumeContent } from '../../collections/resumes/schema'
import { getLayout } from '../../app/document/layouts/registry'
import type { BrowserPool } from '../../app/features/pdf/browser-pool.server'
import { makePagePlan } from '../../app/features/pdf/make-page-plan.server'

type Options = { browser: BrowserPool; content: ResumeContent; pages: number }

/** The resume without as many of its last entries as it takes to fill no more than so many pages. */
export async function fitPages({ browser, content, pages }: Options): Promise<ResumeContent> {
  const layout = getLayout('classic')
  const { plan } = await makePagePlan({ browser, content, layout })
  if (plan.pages.length <= pages) return content
  const sections = content.entryList.filter(({ items }) => items.length > 0)
  const longest = sections.reduce((a, b) => (b.items.length > a.items.length ? b : a))
  const entryList = content.entryList.map((section) =>
    section === longest ? { ...section, items: section.items.slice(0, -1) } : section,
  )
  return fitPages({ browser, content: { ...content, entryList }, pages })
}
