import { createHash } from 'node:crypto'
import { networkOf } from '../../http/network-of'
import { sameText } from '../auth/same-text.server'
import type { Services } from '../services'
import { isDocumentId } from '~/database/is-document-id'
import { findRowById } from '~/database/rows.server'
import { admitReader, type Admission } from './admit-reader.server'
import { stateOfLink, type ShareLink } from './share-link'

export const CODE_RULE = { name: 'access-code', points: 10, seconds: 10 * 60 }

export type CheckAccessCodeOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  /** of the resume, or of one of its links */
  id: string
  code: string
  /** the viewer's address */
  ip: string
  request: Request
  /** for comments */
  review?: 'read' | 'write'
  /** What a link must allow for this: where it doesn't, no view is spent on the refusal. */
  needs?: 'canDownload' | 'canComment'
}
export type CodeRefusal =
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'wrong-code' | 'not-allowed' }
  | { ok: false; reason: 'too-many'; /** seconds */ retryAfter: number }
  | Extract<Admission, { ok: false }>
export type CodeChecked = {
  ok: true
  /** id of the resume that it opens */
  resume: string
  /** changes with everything that is stored of the resume */
  state: string
  /** where it is a link that opens it */
  link: ShareLink | null
  /** neither the owner by a link of their own, nor a resume's own code */
  isCounted: boolean
  /** to be sent along */
  cookie?: string | undefined
}

/**
 * Whether a code opens a resume, by itself or by one of its links. Not there, deleted and not (or no longer) shared look
 * the same. Ten wrong codes in ten minutes from one address shut it for that address, even to the right code. What
 * became of a link is told to who has its code.
 */
export async function checkAccessCode(options: CheckAccessCodeOptions): Promise<CodeChecked | CodeRefusal> {
  const { services, id, code, ip, request, review, needs } = options
  const shared = await findShared({ services, id })
  if (!shared?.code) return { ok: false, reason: 'not-found' }
  const right = sameText(digestOf(code), digestOf(shared.code))
  const judged = await services.limiter.judge({ rule: CODE_RULE, key: `${id} ${networkOf(ip)}`, right })
  if (!judged.ok) return { ok: false, reason: 'too-many', retryAfter: judged.retryAfter }
  if (!right) return { ok: false, reason: 'wrong-code' }
  const { link, resume, state } = shared
  if (!link) return { ok: true, resume, state, link, isCounted: false }
  const lacks = needs !== undefined && !link[needs]
  if (lacks && stateOfLink(link) === 'open') return { ok: false, reason: 'not-allowed' }
  const admitted = await admitReader({ services, link, request, review })
  if (!admitted.ok) return admitted
  if (lacks) return { ok: false, reason: 'not-allowed' }
  const { isCounted, cookie } = admitted
  return {
    ok: true,
    resume,
    state: `${state} ${link.canDownload} ${link.canComment}`,
    link,
    isCounted,
    cookie,
  }
}

type Find = Pick<CheckAccessCodeOptions, 'services' | 'id'>

async function findShared({ services, id }: Find) {
  if (!isDocumentId(id)) return null
  const own = await findCode({ services, id })
  if (own) return { ...own, code: own.accessCode, link: null }
  const link = await findRowById({ payload: services.payload, collection: 'share-links', id })
  const resume = link && (await findCode({ services, id: link.resume }))
  return resume && { ...resume, code: link.code, link }
}

/** Without the document itself, which is large and which a page that is kept does not need. */
async function findCode({ services, id }: Find) {
  // the code is what opens it, for whoever asks
  const resume = await services.payload.findByID({
    collection: 'resumes',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { accessCode: true, revision: true, layout: true, layoutVersion: true, updatedAt: true },
  })
  if (!resume) return null
  const { accessCode, revision, updatedAt, layout, layoutVersion } = resume
  return { resume: id, accessCode, state: `${revision} ${updatedAt} ${layout}@${layoutVersion}` }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
