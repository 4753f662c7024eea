import type { Services } from '../services'
import type { ResumeDocument } from '../resumes/resume'
import {
  checkAccessCode,
  type CheckAccessCodeOptions,
  type CodeChecked,
  type CodeRefusal,
} from './check-access-code.server'

export type OpenSharedResumeOptions = CheckAccessCodeOptions
export type OpenSharedResumeResult = (CodeChecked & { document: ResumeDocument }) | CodeRefusal

/** A shared resume for somebody with its code or a link's; refused as `checkAccessCode` says. */
export async function openSharedResume(options: OpenSharedResumeOptions): Promise<OpenSharedResumeResult> {
  const checked = await checkAccessCode(options)
  if (!checked.ok) return checked
  const document = await findOpened({ services: options.services, id: checked.resume })
  return document ? { ...checked, document } : { ok: false, reason: 'not-found' }
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
