import type { Services } from '../services'
import { personOfRequest } from '../auth/person-of-request.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { takeView } from './count-opening.server'
import { isRobot } from './is-robot'
import { stateOfLink, type LinkEnd, type ShareLink } from './share-link'
import { isReviewing, isVisiting, visitCookie } from './visit.server'

export type AdmitReaderOptions = {
  services: Pick<Services, 'payload'>
  /** whose code was right */
  link: ShareLink
  request: Request
  /** of comments, which the page fetches beside itself: what is asked for */
  review?: 'read' | 'write' | undefined
}
export type Admission =
  | {
      ok: true
      /** neither the owner, nor a comment without its view */
      isCounted: boolean
      /** to send along: loads again within half an hour are no further view */
      cookie?: string
    }
  | { ok: false; reason: 'ended'; end: LinkEnd }
  /** programs that make cards of links see nothing and count for nothing */
  | { ok: false; reason: 'robot' }

/**
 * Lets somebody with a link's code in while the link lasts, and counts the view: each reader once, the owner never. Comments
 * are no view, a browser without cookies counts by its page alone. Only where views are limited, reading them is one: with
 * them comes the text of the page.
 */
export async function admitReader(options: AdmitReaderOptions): Promise<Admission> {
  const { services, link, request, review } = options
  const { payload } = services
  if (isRobot(request)) return { ok: false, reason: 'robot' }
  const end = stateOfLink(link)
  if (end === 'revoked' || end === 'expired') return { ok: false, reason: 'ended', end }
  const visit = { payload, link: link.id, request }
  if (isVisiting(visit) || (review && isReviewing(visit))) return { ok: true, isCounted: true }
  if (end !== 'open') return { ok: false, reason: 'ended', end }
  const isView = !review || (review === 'read' && link.viewLimit)
  if (!isView || (await isOwner({ services, link, request }))) return { ok: true, isCounted: false }
  const taken = await takeView({ payload, link })
  if (!taken.ok) return { ...taken, reason: 'ended' }
  return { ok: true, isCounted: true, cookie: visitCookie(visit) }
}

async function isOwner({ services: { payload }, link, request }: AdmitReaderOptions): Promise<boolean> {
  const person = await personOfRequest({ payload, request, cookie: true })
  return person !== null && (await findOwnResume({ payload, person, id: link.resume })) !== null
}
