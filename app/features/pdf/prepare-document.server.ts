import type { ResumeContent } from '../../../collections/resumes/schema'
import { documentTitle } from '../../../collections/resumes/title-of'
import type { Layout } from '../../document/layouts/types'
import { documentCss } from '../../document/render/document-css'
import { familiesIn } from '../fonts/families-in'
import { inDocumentThread } from '../threads/in-document-thread.server'
import { subsetFonts } from '../fonts/subset-fonts.server'

type Options = { content: ResumeContent; layout: Layout }

/** What stands in the page beside the HTML: style sheet, cut fonts, language and title. */
export async function prepareDocument({ content, layout }: Options) {
  const css = documentCss({ content, layout })
  const { code, version } = layout
  const characters = await inDocumentThread('characters', { content, layout: { code, version } })
  const fonts = await subsetFonts({ families: familiesIn(css), ...characters })
  return { css, fonts, characters, language: content.config.language, title: documentTitle(content) }
}

export function nameOf(content: ResumeContent): string {
  return content.baseInfo.list.find((row) => row.kind === 'name' && !row.hidden)?.value ?? ''
}
