import type { Language } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import type { Services } from '../services'
import type { Person } from '../auth/person-of-request.server'
import { findPlan } from '../pdf/find-plan.server'
import { planKeyOf } from '../pdf/page-plan-of.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { contentOf, workingCopyOf } from '../resumes/resume'
import { inDocumentThread } from '../threads/in-document-thread.server'
import type { Inspection } from './types'

type Options = { services: Pick<Services, 'payload'>; person: Person; id: string; language: Language }

/**
 * Inspects a person's own resume as an editor opens it: the working copy where there is one. Null when there is none of
 * that id, it is another's or in the trash.
 */
export async function inspectOwnResume({
  services: { payload },
  person,
  id,
  language,
}: Options): Promise<(Inspection & { revision: number }) | null> {
  const resume = await findOwnResume({ payload, person, id })
  if (!resume) return null
  const content = workingCopyOf(resume)?.content ?? contentOf(resume)
  const layout = getLayout(resume.layout, resume.layoutVersion)
  const key = planKeyOf({ owner: { resume: resume.id, revision: resume.revision }, content, layout })
  const plan = await findPlan({ payload, key })
  const today = new Date().toISOString().slice(0, 10)
  const pages = plan?.plan.pages.length
  const inspection = await inDocumentThread('inspect', {
    content,
    language,
    today,
    pages,
    layout: resume.layout,
  })
  return { ...inspection, revision: resume.revision }
}
