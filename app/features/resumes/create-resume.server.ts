import { defaultContent } from '../../../collections/resumes/default-content'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import { countTemplateUse } from '../templates/count-template-use.server'
import { findTemplate } from '../templates/find-template.server'
import { looksOf } from './looks-of'
import { contentOf, type ResumeDocument } from './resume'
import { storeResume } from './store-resume.server'

export type CreateResumeOptions = OfPerson & {
  language: Language
  title?: string
  /** empty: a blank resume */
  templateCode?: string
  /** without it the template's */
  content?: ResumeContent
  /** without it the template’s */
  layout?: LayoutCode
  /** without it the template’s, or the newest of another layout */
  layoutVersion?: number
}
export type CreateResumeResult =
  | { ok: true; resume: ResumeDocument }
  | { ok: false; reason: 'unknown-template' | 'members-only' }
  | { ok: false; reason: 'too-many'; limit: number }

/** A new resume from a template, from given content, or blank. */
export async function createResume(options: CreateResumeOptions): Promise<CreateResumeResult> {
  const { payload, person, language, templateCode = '', layout, layoutVersion } = options
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
      ...looksOf({ layout, layoutVersion, template }),
      content,
    },
  })
  if (template) await countTemplateUse({ payload, id: template.id })
  return { ok: true, resume }
}

/** Whether a person keeps as many resumes as their plan allows; those in the trash do not count. */
export async function hasMostResumes(options: OfPerson): Promise<boolean> {
  const { payload, person } = options
  const [{ totalDocs }, { resumes }] = await Promise.all([
    payload.count({ collection: 'resumes', ...asPerson(person) }),
    entitlementsOf({ payload, person }),
  ])
  return totalDocs >= resumes
}
