import type { Payload, Where } from 'payload'
import { holdingAccount } from '~/database/holding-account.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import { deleteRows, countRows } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import { sharedAtMost } from '../membership/shared-at-most.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import type { ShareLink } from './share-link'

type Of = { payload: Payload; person: Person; /** of the resume */ id: string; link: string }
export type ChangeLinkOptions = Of & {
  changes: Partial<Pick<ShareLink, 'label' | 'expiresAt' | 'viewLimit' | 'canDownload' | 'canComment'>> & {
    /** false opens it again */
    revoked?: boolean
  }
}
export type ChangeLinkResult =
  | { ok: true; link: ShareLink }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'too-many-shared'; limit: number }

/** Changes a link of a person's own resume, or takes it back; its numbers stay. */
export async function changeLink({ changes, ...of }: ChangeLinkOptions): Promise<ChangeLinkResult> {
  const { payload, link } = of
  const { revoked, ...fields } = changes
  if (!(await isOwn(of))) return { ok: false, reason: 'not-found' }
  // Only what may open it: whoever shares too much already can always tighten.
  const mayOpen = revoked === false || fields.expiresAt !== undefined || fields.viewLimit !== undefined
  const revokedAt = revoked === undefined ? {} : { revokedAt: revoked ? new Date().toISOString() : null }
  return holdingAccount({
    payload,
    user: of.person,
    async run(req) {
      const limit = mayOpen && revoked !== true ? await sharedAtMost({ ...of, req }) : null
      if (limit !== null) return { ok: false, reason: 'too-many-shared', limit }
      const changed = await compareAndSet({
        ...{ payload, req, collection: 'share-links' },
        where: { and: [{ id: { equals: link } }, { resume: { equals: of.id } }] },
        data: { ...fields, ...revokedAt },
      })
      return changed ? { ok: true, link: changed } : { ok: false, reason: 'not-found' }
    },
  })
}

/** Forgets a link of a person's own resume with its numbers and comments. False: there is none. */
export async function removeLink(of: Of): Promise<boolean> {
  const { payload, id, link } = of
  if (!(await isOwn(of))) return false
  const where: Where = { and: [{ id: { equals: link } }, { resume: { equals: id } }] }
  if ((await countRows({ payload, collection: 'share-links', where })) === 0) return false
  await deleteRows({ payload, collection: 'share-links', where })
  await deleteRows({ payload, collection: 'share-days', where: { link: { equals: link } } })
  await deleteRows({ payload, collection: 'review-comments', where: { link: { equals: link } } })
  return true
}

async function isOwn({ link, ...of }: Of): Promise<boolean> {
  return isDocumentId(link) && (await findOwnResume(of)) !== null
}
