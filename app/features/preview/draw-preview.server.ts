import { forReaders } from '../../../collections/resumes/for-readers'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { PAGE_FORMATS, type ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import type { PagePlan } from '../../document/pagination/types'
import type { Services } from '../services'
import { documentCss } from '../../document/render/document-css'
import { previewFonts } from '../fonts/preview-fonts.server'
import { pagePlanOf, planKeyOf } from '../pdf/page-plan-of.server'
import { contentOf, type ResumeDocument } from '../resumes/resume'

export type Preview = {
  content: ResumeContent
  layout: { code: string; version: number }
  plan: PagePlan
  /** The document's own rules and its fonts. */
  css: string
  /** Addresses of the files of these fonts. */
  fonts: string[]
  /** Millimetres. */
  page: { width: number; height: number }
  name: string
  headline: string
}

/** A saved resume as it prints, from its stored page plan. Throws what `BrowserPool.run` throws when it must be planned first. */
export async function drawPreview(options: {
  services: Pick<Services, 'payload' | 'browser' | 'log'>
  resume: ResumeDocument
  signal?: AbortSignal
}): Promise<Preview> {
  const { services, resume, signal } = options
  const content = withoutSteps(contentOf(resume))
  const layout = getLayout(resume.layout, resume.layoutVersion)
  const owner = { resume: String(resume.id), revision: resume.revision }
  const { plan, glyphs } = await pagePlanOf({ services, content, layout, owner, signal })
  const css = documentCss({ content, layout })
  const { font } = content.config
  const faces = await previewFonts({ planKey: planKeyOf({ owner, content, layout }), font, glyphs, css })
  return {
    content: forReaders(content),
    layout: { code: layout.code, version: layout.version },
    plan,
    css: `${faces.css}\n${css}`,
    fonts: faces.files,
    page: PAGE_FORMATS[content.config.pageFormat],
    name: rowOf({ content, kind: 'name' }),
    headline: rowOf({ content, kind: 'headline' }),
  }
}

function rowOf({ content, kind }: { content: ResumeContent; kind: 'name' | 'headline' }): string {
  return content.baseInfo.list.find((row) => row.kind === kind && !row.hidden)?.value ?? ''
}
