import type { Looks } from '~/features/interchange/jianli-file'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { Language } from '../../../collections/resumes/choices'
import { isUnnamed, ownTitle } from '../../../collections/resumes/title-of'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { TOKEN_KEY } from '~/api/client'
import { blankContent, dressedContent, exampleContent } from '~/features/resumes/begin-content'
import { brought } from '~/features/interchange/import-notes'
import type { Warning } from '~/features/interchange/import-json-resume'
import { call } from '~/session/client'

/** What a resume is begun with: a template's design and its example, or those of a group's example. */
export type Template = { code: string; layout: string; layoutVersion: number; content: ResumeContent }
export type TemplateChoice =
  | {
      code: string
      /** A theme colour in place of the template's own. */
      color?: string | null
    }
  /** An example that is at hand already. */
  | { example: Template }
  /** None was chosen: the most used one in this language. */
  | { language: Language; /** One that there is elsewhere is to be brought. */ isImport?: boolean }
/** Blank, from what somebody has already, or from the template's example. */
export type Way =
  | { kind: 'blank' }
  | { kind: 'example' }
  | {
      kind: 'own'
      title: string
      content: ResumeContent
      /** As a file of ours names them: kept where no template was chosen. */
      looks?: Looks | undefined
      /** What the reader of the file was not sure of. */
      warnings: Warning[]
    }

/** The template of a choice. Throws CallError: 403 where it is for members alone. */
export async function findTemplate(choice: TemplateChoice): Promise<Template> {
  if ('example' in choice) return choice.example
  const code = 'code' in choice ? choice.code : await mostUsed(choice.language)
  const { content, layout, layoutVersion } = await call('POST /template/info/{code}', { params: { code } })
  const color = 'code' in choice ? choice.color : null
  const config = { ...content.config, ...(color ? { themeColor: color } : {}) }
  return { code, layout, layoutVersion, content: { ...content, config } }
}

async function mostUsed(language: Language): Promise<string> {
  const { list } = await call('POST /template/list', { input: { filter: 'hot', pageSize: 100 } })
  const free = list.filter(({ vipOnly }) => !vipOnly)
  const [first] = [...free.filter((template) => template.language === language), ...free]
  if (!first) throw new Error('there is no template to begin with')
  return first.code
}

type Begun = { choice: TemplateChoice; template: Template; way: Way }

/** Makes a resume in a template's design, in the account or for a guest in this browser, and answers its id. */
export async function beginResume(begun: Begun): Promise<string> {
  const id = await makeResume(begun)
  if (begun.way.kind === 'own') brought.id = id
  if (begun.way.kind === 'own' && begun.way.warnings.length > 0) {
    const { content, warnings } = begun.way
    const { noteImport } = await import('~/features/interchange/note-import')
    noteImport({ id, content, warnings })
  }
  return id
}

async function makeResume(begun: Begun): Promise<string> {
  const resume = resumeOf(begun)
  const title = titleOf({ content: resume.content, way: begun.way })
  if ((localStorage.getItem(TOKEN_KEY)?.length ?? 0) > 20)
    return call('POST /resume/create', { input: { ...resume, title } })
  const [{ createGuestResume }, fonts] = await Promise.all([
    import('~/features/guest-resumes/create-guest-resume'),
    begun.way.kind === 'own' ? undefined : lettersOf(resume),
  ])
  return createGuestResume({ ...resume, title, fonts })
}

/** Those of the template, asked for before there are any of its owner's. What finds them is needed next anyway. */
async function lettersOf({ layout, layoutVersion = 1, content }: ReturnType<typeof resumeOf>) {
  const { askForLetters } = await import('~/editor/open/ask-for-letters')
  return askForLetters({ layout, layoutVersion, content })
}

function resumeOf({ choice, template, way }: Begun) {
  // Our own file is a design already.
  if (way.kind === 'own' && way.looks && 'language' in choice)
    return { templateCode: '', ...way.looks, content: way.content }
  const { code: templateCode, layoutVersion } = template
  const layout = LAYOUT_CODES.find((known) => known === template.layout) ?? 'classic'
  return { templateCode, layout, layoutVersion, content: contentOf({ template, way }) }
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
