import { MOST_LINKS } from '../../../collections/share-limits'
import { holdingAccount } from '~/database/holding-account.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { sharedAtMost } from '../membership/shared-at-most.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import type { ShareLink } from './share-link'
import { countRows } from '~/database/rows.server'

export type NewLink = Pick<
  ShareLink,
  'label' | 'code' | 'expiresAt' | 'viewLimit' | 'canDownload' | 'canComment'
>
export type MakeLinkOptions = OfPerson & { id: string; link: NewLink }
export type MakeLinkResult =
  | { ok: true; link: ShareLink }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'too-many-links' | 'too-many-shared'; limit: number }

/** A further link to a person's own resume, which counts as shared then. */
export async function makeLink({ payload, person, id, link }: MakeLinkOptions): Promise<MakeLinkResult> {
  if (!(await findOwnResume({ payload, person, id }))) return { ok: false, reason: 'not-found' }
  return holdingAccount({
    payload,
    user: person,
    async run(req) {
      const limit = await sharedAtMost({ payload, person, id, req })
      if (limit !== null) return { ok: false, reason: 'too-many-shared', limit }
      // its owner was just found by their own rights; nobody writes links by theirs
      const links = { collection: 'share-links', req, user: person } as const
      const made = await countRows({
        payload,
        collection: 'share-links',
        req,
        where: { resume: { equals: id } },
      })
      if (made >= MOST_LINKS) return { ok: false, reason: 'too-many-links', limit: MOST_LINKS }
      const data = { ...link, resume: id, views: 0, downloads: 0, comments: 0 }
      return { ok: true, link: await payload.create({ ...links, data, depth: 0, overrideAccess: true }) }
    },
  })
}
