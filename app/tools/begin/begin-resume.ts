import { isUnnamed, ownTitle } from '../../../collections/resumes/title-of'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { TOKEN_KEY } from '~/api/client'
import { blankContent, dressedContent, exampleContent } from '~/features/resumes/begin-content'
import { call } from '~/session/client'

export type TemplateChoice = {
  code: string
  /** A theme colour in place of the template's own. */
  color?: string | null
}
export type Template = Awaited<ReturnType<typeof findTemplate>>
/** Blank, from what somebody has already, or from the template's example. */
export type Way =
  { kind: 'blank' } | { kind: 'example' } | { kind: 'own'; title: string; content: ResumeContent }

/** The template of a choice. Throws CallError: 403 where it is for members alone. */
export async function findTemplate({ code, color }: TemplateChoice) {
  const { content, layout, layoutVersion } = await call('POST /template/info/{code}', { params: { code } })
  const config = { ...content.config, ...(color ? { themeColor: color } : {}) }
  return { code, layout, layoutVersion, content: { ...content, config } }
}

/** Makes a resume in a template's design, in the account or for a guest in this browser, and answers its id. */
export async function beginResume({ template, way }: { template: Template; way: Way }): Promise<string> {
  const content = contentOf({ template, way })
  const { code: templateCode, layout, layoutVersion } = template
  const title = titleOf({ content, way })
  if ((localStorage.getItem(TOKEN_KEY)?.length ?? 0) > 20)
    return call('POST /resume/create', { input: { title, templateCode, content } })
  const { createGuestResume } = await import('~/features/guest-resumes/create-guest-resume')
  return createGuestResume({ title, templateCode, content, layout, layoutVersion })
}

function contentOf({ template, way }: { template: Template; way: Way }): ResumeContent {
  if (way.kind === 'blank') return blankContent(template.content)
  if (way.kind === 'example') return exampleContent(template.content)
  return dressedContent({ own: way.content, template: template.content })
}

/** Somebody's own resume is called as its owner called it, else by what it says; the others are named once there is something to name them by. */
function titleOf({ content, way }: { content: ResumeContent; way: Way }): string {
  if (way.kind !== 'own') return content.title
  return isUnnamed(way.title) ? ownTitle(content) || content.title : way.title.trim()
}
