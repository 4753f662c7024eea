import type { Language } from '../../../collections/resumes/schema'
import { networkOf } from '../../http/network-of'
import type { Services } from '../services'
import type { Person } from '../auth/person-of-request.server'
import { storePicture, type StorePictureResult } from '../uploads/store-picture.server'
import { checkFormToken } from './form-token.server'

export type CreateProposalOptions = {
  services: Services
  /** who sends it; null for a visitor */
  person: Person | null
  ip: string
  language: Language
  content: string
  contact: string
  images: Blob[]
  /** a field that people don't see: robots fill it */
  trap: string
  /** of the form the visitor was given; a signed-in person needs none */
  formToken: string
}
type PictureRefusal = Extract<StorePictureResult, { ok: false }>
export type CreateProposalResult =
  | { ok: true }
  | { ok: false; reason: 'not-human' }
  | { ok: false; reason: 'too-many-proposals'; /** seconds */ retryAfter: number }
  | { ok: false; reason: 'picture'; index: number; refusal: PictureRefusal }

export const PROPOSAL_RULE = { name: 'proposal', points: 5, seconds: 60 * 60 }

/** Takes a visitor's or user's words and pictures: five in an hour from one place. */
export async function createProposal(options: CreateProposalOptions): Promise<CreateProposalResult> {
  const { services, person, ip, trap, formToken } = options
  const { payload, limiter } = services
  // a robot that believes it got through doesn't try something else
  if (trap !== '') return { ok: true }
  if (!person && !checkFormToken({ secret: payload.secret, token: formToken }))
    return { ok: false, reason: 'not-human' }
  const taken = await limiter.take({ rule: PROPOSAL_RULE, key: person ? String(person.id) : networkOf(ip) })
  if (!taken.ok) return { ok: false, reason: 'too-many-proposals', retryAfter: taken.retryAfter }
  const images: string[] = []
  for (const [index, file] of options.images.entries()) {
    const stored = await storePicture({ payload, person, file, purpose: 'proposal' })
    // those already kept are orphans, which housekeeping removes
    if (!stored.ok) return { ok: false, reason: 'picture', index, refusal: stored }
    images.push(stored.picture.id)
  }
  await payload.create({
    collection: 'proposals',
    data: {
      content: options.content,
      contact: options.contact,
      language: options.language,
      images,
      status: 'new',
      ...(person ? { user: person.id } : {}),
    },
    depth: 0,
    overrideAccess: true,
  })
  return { ok: true }
}
