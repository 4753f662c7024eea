import type { Services } from '../services'
import type { ResumeDocument } from '../resumes/resume'
import { checkAccessCode, type CheckAccessCodeOptions, type CodeRefusal } from './check-access-code.server'

export type OpenSharedResumeOptions = CheckAccessCodeOptions
export type OpenSharedResumeResult = { ok: true; resume: ResumeDocument } | CodeRefusal

/** A shared resume for somebody with its code; refused as `checkAccessCode` says. */
export async function openSharedResume(options: OpenSharedResumeOptions): Promise<OpenSharedResumeResult> {
  const checked = await checkAccessCode(options)
  if (!checked.ok) return checked
  const resume = await findOpened(options)
  return resume ? { ok: true, resume } : { ok: false, reason: 'not-found' }
}

/** Only after its code was checked. */
export function findOpened({ services, id }: { services: Pick<Services, 'payload'>; id: string }) {
  return services.payload.findByID({
    collection: 'resumes',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}
