import type { Language } from '../../../collections/resumes/schema'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { tagsOf } from '../../../collections/resumes/tags'
import type { OfPerson } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import { findExampleById } from '../groups/find-example-by-id.server'
import { hasMostResumes } from './create-resume.server'
import { findOwnResume } from './find-own-resume.server'
import { contentOf, type ResumeDocument } from './resume'
import { storeResume } from './store-resume.server'

export type CopyResumeOptions = OfPerson & { id: string; language: Language }
export type CopyResumeResult =
  | { ok: true; resume: ResumeDocument }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'too-many'; limit: number }

const suffix: Record<Language, string> = { 'zh-CN': ' 副本', en: ' (copy)' }

/** A second resume with the saved content of the first, one's own or an example; it is not shared. */
export async function copyResume({
  payload,
  person,
  id,
  language,
}: CopyResumeOptions): Promise<CopyResumeResult> {
  const source = (await findOwnResume({ payload, person, id })) ?? (await findExampleById({ payload, id }))
  if (!source) return { ok: false, reason: 'not-found' }
  if (await hasMostResumes({ payload, person })) {
    const { resumes: limit } = await entitlementsOf({ payload, person })
    return { ok: false, reason: 'too-many', limit }
  }
  const { templateCode, layout, layoutVersion } = source
  const title = source.title.slice(0, 200 - suffix[language].length) + suffix[language]
  const content = withoutSteps(contentOf(source))
  const resume = await storeResume({
    payload,
    person,
    resume: { title, templateCode, layout, layoutVersion, content, tags: tagsOf(source) },
  })
  return { ok: true, resume }
}
