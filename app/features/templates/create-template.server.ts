import type { Payload } from 'payload'
import { LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { ownTitle } from '../../../collections/resumes/title-of'
import type { TemplateTag } from '../../../collections/template-tags'
import { getLayout } from '../../document/layouts/registry'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { requestIn } from '../../../collections/languages/request-in'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { withoutPlaceholders } from '../resumes/begin-content'
import { contentOf } from '../resumes/resume'
import type { TemplateDocument } from './find-template.server'
import { isTakenCode } from './is-taken-code.server'

export type TemplateFields = {
  code: string
  title: string
  layout: LayoutCode
  layoutVersion?: number | undefined
  language: Language
  tags: TemplateTag[]
  content: ResumeContent
  order: number
  vipOnly: boolean
}
type FromResume = { resumeId: string; code?: string | undefined; title?: string | undefined }
export type CreateTemplateOptions = {
  payload: Payload
  /** an administrator */
  person: Person
  /** in which a refusal is said */
  language: Language
  input: TemplateFields | FromResume
  publish: boolean
}
export type CreateTemplateResult =
  { ok: true; template: TemplateDocument } | { ok: false; reason: 'no-resume' | 'code-taken' }

/** A new template from its fields, or from a resume of the administrator's own; a draft unless it is to be published. */
export async function createTemplate(options: CreateTemplateOptions): Promise<CreateTemplateResult> {
  const { payload, person, language, input, publish } = options
  const fields = 'resumeId' in input ? await fieldsOfResume({ payload, person, input }) : input
  if (!fields) return { ok: false, reason: 'no-resume' }
  const layoutVersion = fields.layoutVersion ?? getLayout(fields.layout).version
  try {
    const template = await payload.create({
      collection: 'templates',
      data: { ...fields, layoutVersion, _status: publish ? 'published' : 'draft' },
      depth: 0,
      req: await requestIn({ payload, language }),
      ...asPerson(person),
    })
    return { ok: true, template }
  } catch (error) {
    if (isTakenCode(error)) return { ok: false, reason: 'code-taken' }
    throw error
  }
}

type Options = { payload: Payload; person: Person; input: FromResume }

async function fieldsOfResume({ payload, person, input }: Options): Promise<TemplateFields | null> {
  const resume = await findOwnResume({ payload, person, id: input.resumeId })
  if (!resume) return null
  const { layout, layoutVersion, language } = resume
  const content = withoutPlaceholders(contentOf(resume))
  // A name and a position are whose resume it was, not what the template is.
  const given = resume.title === ownTitle(content) ? '' : resume.title.slice(0, 100)
  return {
    code: input.code ?? `${layout}-${crypto.randomUUID().slice(0, 8)}`,
    title: input.title ?? (given || LAYOUT_NAMES[layout][language]),
    layout,
    layoutVersion,
    language,
    tags: [],
    content,
    order: 0,
    vipOnly: false,
  }
}
