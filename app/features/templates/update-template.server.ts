import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { requestIn } from '../../../collections/languages/request-in'
import type { TemplateFields } from './create-template.server'
import type { TemplateDocument } from './find-template.server'
import { isTakenCode } from './is-taken-code.server'

export type UpdateTemplateOptions = {
  payload: Payload
  /** an administrator */
  person: Person
  /** in which a refusal is said */
  language: Language
  code: string
  changes: { [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined }
  /** as it is without */
  publish?: 'true' | 'false' | undefined
}
export type UpdateTemplateResult =
  { ok: true; template: TemplateDocument } | { ok: false; reason: 'not-found' | 'code-taken' }

/** Changes a template. Resumes made from it hold their own content and layout version, so none of them moves. */
export async function updateTemplate(options: UpdateTemplateOptions): Promise<UpdateTemplateResult> {
  const { payload, person, language, code, changes, publish } = options
  const { docs } = await payload.find({
    collection: 'templates',
    where: { code: { equals: code } },
    ...{ depth: 0, limit: 1, pagination: false },
    ...asPerson(person),
  })
  const [template] = docs
  if (!template) return { ok: false, reason: 'not-found' }
  const wanted = { true: 'published', false: 'draft' } as const
  const _status = publish ? wanted[publish] : (template._status ?? 'draft')
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  try {
    const updated = await payload.update({
      collection: 'templates',
      id: template.id,
      data: { ...data, _status },
      depth: 0,
      req: await requestIn({ payload, language }),
      ...asPerson(person),
    })
    return { ok: true, template: updated }
  } catch (error) {
    if (isTakenCode(error)) return { ok: false, reason: 'code-taken' }
    throw error
  }
}
