import { defaultContent } from '../../../collections/resumes/default-content'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import type { OfPerson } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import { countTemplateUse } from '../templates/count-template-use.server'
import { findTemplate } from '../templates/find-template.server'
import { looksOf } from './looks-of'
import { contentOf } from './resume'
import { storeResume, type StoreResumeResult } from './store-resume.server'

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
  StoreResumeResult | { ok: false; reason: 'unknown-template' | 'members-only' }

/** A new resume from a template, from given content, or blank. */
export async function createResume(options: CreateResumeOptions): Promise<CreateResumeResult> {
  const { payload, person, language, templateCode = '', layout, layoutVersion } = options
  const template = templateCode ? await findTemplate({ payload, code: templateCode }) : null
  if (templateCode && !template) return { ok: false, reason: 'unknown-template' }
  if (template?.vipOnly && !(await entitlementsOf({ payload, person })).vipTemplates)
    return { ok: false, reason: 'members-only' }
  const content = options.content ?? (template ? contentOf(template) : defaultContent(language))
  const stored = await storeResume({
    payload,
    person,
    resume: {
      title: options.title ?? template?.title ?? content.title,
      templateCode,
      ...looksOf({ layout, layoutVersion, template }),
      content,
    },
  })
  if (stored.ok && template) await countTemplateUse({ payload, id: template.id })
  return stored
}
