import { createHash, timingSafeEqual } from 'node:crypto'
import { networkOf } from '../../http/network-of'
import type { Services } from '../services'
import { isDocumentId } from '~/database/is-document-id'

export const CODE_RULE = { name: 'access-code', points: 10, seconds: 10 * 60 }

export type CheckAccessCodeOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  id: string
  code: string
  /** the viewer's address */
  ip: string
}
export type CodeRefusal =
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'wrong-code' }
  | { ok: false; reason: 'too-many'; /** seconds */ retryAfter: number }
/** `state` changes with everything that is stored of the resume. */
export type CheckAccessCodeResult = { ok: true; state: string } | CodeRefusal

/**
 * Whether a code opens a resume. Not there, deleted and not (or no longer) shared look the same. Ten wrong codes in ten
 * minutes from one address shut the resume for that address, even to the right code.
 */
export async function checkAccessCode(options: CheckAccessCodeOptions): Promise<CheckAccessCodeResult> {
  const { services, id, code, ip } = options
  const resume = await findCode({ services, id })
  if (!resume?.accessCode) return { ok: false, reason: 'not-found' }
  const right = sameText(code, resume.accessCode)
  const judged = await services.limiter.judge({ rule: CODE_RULE, key: `${id} ${networkOf(ip)}`, right })
  if (!judged.ok) return { ok: false, reason: 'too-many', retryAfter: judged.retryAfter }
  if (!right) return { ok: false, reason: 'wrong-code' }
  return {
    ok: true,
    state: `${resume.revision} ${resume.updatedAt} ${resume.layout}@${resume.layoutVersion}`,
  }
}

/** Without the document itself, which is large and which a page that is kept does not need. */
async function findCode({ services, id }: Pick<CheckAccessCodeOptions, 'services' | 'id'>) {
  if (!isDocumentId(id)) return null
  // the code is what opens it, for whoever asks
  return services.payload.findByID({
    collection: 'resumes',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { accessCode: true, revision: true, layout: true, layoutVersion: true, updatedAt: true },
  })
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
