import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { charactersOf } from '../../document/render/characters'
import { documentCss } from '../../document/render/document-css'
import { familiesIn } from '../fonts/families-in'
import { FONT_DIR } from '../fonts/font-files.server'
import { type FontSet, subsetFonts } from '../fonts/subset-fonts.server'

export type PreparedDocument = { css: string; fonts: FontSet; language: string; title: string }
type Options = { content: ResumeContent; layout: Layout; fontDir?: string }

/** What stands in the page beside the HTML: style sheet, cut fonts, language and title. */
export async function prepareDocument({
  content,
  layout,
  fontDir = FONT_DIR,
}: Options): Promise<PreparedDocument> {
  const css = documentCss({ content, layout })
  const characters = charactersOf({ content, layout })
  const fonts = await subsetFonts({ fontDir, families: familiesIn(css), ...characters })
  return { css, fonts, language: content.config.language, title: titleOf(content) }
}

/** What a reader shows above the page: the resume's title, or whose it is. */
export function titleOf(content: ResumeContent): string {
  return content.title || nameOf(content) || (content.config.language === 'en' ? 'Resume' : '简历')
}

export function nameOf(content: ResumeContent): string {
  return content.baseInfo.list.find((row) => row.kind === 'name' && !row.hidden)?.value ?? ''
}
