import type { Language } from '../../../collections/resumes/schema'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { tagsOf } from '../../../collections/resumes/tags'
import { COPY_SUFFIX } from '../../../collections/resumes/title-of'
import type { OfPerson } from '../auth/person-of-request.server'
import { findExampleById } from '../groups/find-example-by-id.server'
import { findOwnResume } from './find-own-resume.server'
import { contentOf } from './resume'
import { storeResume, type StoreResumeResult } from './store-resume.server'

export type CopyResumeOptions = OfPerson & { id: string; language: Language }
export type CopyResumeResult = StoreResumeResult | { ok: false; reason: 'not-found' }

/** A second resume with the saved content of the first, one's own or an example; it is not shared. */
export async function copyResume(options: CopyResumeOptions): Promise<CopyResumeResult> {
  const { payload, person, id, language } = options
  const source = (await findOwnResume({ payload, person, id })) ?? (await findExampleById({ payload, id }))
  if (!source) return { ok: false, reason: 'not-found' }
  const { templateCode, layout, layoutVersion } = source
  const suffix = COPY_SUFFIX[language]
  const title = source.title.slice(0, 200 - suffix.length) + suffix
  const content = withoutSteps(contentOf(source))
  return storeResume({
    payload,
    person,
    resume: { title, templateCode, layout, layoutVersion, content, tags: tagsOf(source) },
  })
}
