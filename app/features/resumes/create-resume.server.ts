import type { Payload } from 'payload'
import { defaultContent } from '../../../collections/resumes/default-content'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import { countTemplateUse } from '../templates/count-template-use.server'
import { findTemplate, type TemplateDocument } from '../templates/find-template.server'
import { contentOf, type ResumeDocument } from './resume'
import { storeResume } from './store-resume.server'

export type CreateResumeOptions = {
  payload: Payload
  person: Person
  language: Language
  title?: string
  /** empty: a blank resume */
  templateCode?: string
  /** without it the template's */
  content?: ResumeContent
  /** without it the template’s */
  layout?: LayoutCode
}
export type CreateResumeResult =
  | { ok: true; resume: ResumeDocument }
  | { ok: false; reason: 'unknown-template' | 'members-only' }
  | { ok: false; reason: 'too-many'; limit: number }

/** A new resume from a template, from given content, or blank. */
export async function createResume(options: CreateResumeOptions): Promise<CreateResumeResult> {
  const { payload, person, language, templateCode = '' } = options
  const template = templateCode ? await findTemplate({ payload, code: templateCode }) : null
  if (templateCode && !template) return { ok: false, reason: 'unknown-template' }
  const entitlements = await entitlementsOf({ payload, person })
  if (template?.vipOnly && !entitlements.vipTemplates) return { ok: false, reason: 'members-only' }
  if (await hasMostResumes({ payload, person }))
    return { ok: false, reason: 'too-many', limit: entitlements.resumes }
  const content = options.content ?? (template ? contentOf(template) : defaultContent(language))
  const resume = await storeResume({
    payload,
    person,
    resume: {
      title: options.title ?? template?.title ?? content.title,
      templateCode,
      ...looksOf({ layout: options.layout, template }),
      content,
    },
  })
  if (template) await countTemplateUse({ payload, id: template.id })
  return { ok: true, resume }
}

function looksOf({
  layout,
  template,
}: {
  layout: LayoutCode | undefined
  template: TemplateDocument | null
}) {
  if (layout && layout !== template?.layout) return { layout, layoutVersion: getLayout(layout).version }
  return { layout: template?.layout ?? 'classic', layoutVersion: template?.layoutVersion ?? 1 } as const
}

/** Whether a person keeps as many resumes as their plan allows; those in the trash do not count. */
export async function hasMostResumes(options: { payload: Payload; person: Person }): Promise<boolean> {
  const { payload, person } = options
  const [{ totalDocs }, { resumes }] = await Promise.all([
    payload.count({ collection: 'resumes', ...asPerson(person) }),
    entitlementsOf({ payload, person }),
  ])
  return totalDocs >= resumes
}
