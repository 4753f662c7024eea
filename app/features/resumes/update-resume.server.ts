import type { PayloadRequest } from 'payload'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import type { Layout } from '../../document/layouts/types'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { holdingAccount } from '~/database/holding-account.server'
import { inLine } from '~/database/in-line.server'
import { inTransaction } from '~/database/in-transaction.server'
import { isDocumentId } from '~/database/is-document-id'
import { sharedAtMost } from '../membership/shared-at-most.server'
import { findOwnResume, ownLive } from './find-own-resume.server'
import type { ResumeDocument } from './resume'

export type UpdateResumeOptions = OfPerson & {
  id: string
  changes: {
    title?: string
    content?: ResumeContent
    /** without a version in its newest */
    layout?: LayoutCode
    layoutVersion?: number
    accessCode?: string
  }
  /** the revision the change was made on; without it the change goes on top of whatever is there */
  revision?: number
}
export type UpdateResumeResult =
  | { ok: true; resume: ResumeDocument }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'too-many-shared'; limit: number }
  | { ok: false; reason: 'conflict'; newer: ResumeDocument }

/**
 * Saves a new revision (title, content, layout or its version) and clears the working copy. Of several updates on one revision exactly one
 * wins; the others get what is newer. An access code alone makes no revision.
 */
export async function updateResume(options: UpdateResumeOptions): Promise<UpdateResumeResult> {
  const { payload, person, id, changes } = options
  if (!isDocumentId(id)) return { ok: false, reason: 'not-found' }
  const write = (req: PayloadRequest) => claimAndWrite({ ...options, req })
  const run = async (req: PayloadRequest) => (await sharedAtMost({ payload, person, id, req })) ?? write(req)
  const resume = await inLine(id, () =>
    changes.accessCode
      ? holdingAccount({ payload, user: person, run })
      : inTransaction({ payload, user: person, run: write }),
  )
  if (typeof resume === 'number') return { ok: false, reason: 'too-many-shared', limit: resume }
  if (resume) return { ok: true, resume }
  const newer = await findOwnResume({ payload, person, id })
  return newer ? { ok: false, reason: 'conflict', newer } : { ok: false, reason: 'not-found' }
}

async function claimAndWrite(
  options: UpdateResumeOptions & { req: PayloadRequest },
): Promise<ResumeDocument | null> {
  const { payload, person, id, changes, revision, req } = options
  const { title, content, layout, layoutVersion, accessCode } = changes
  const isRevision = [title, content, layout, layoutVersion].some((value) => value !== undefined)
  const where = ownLive(person, id)
  if (revision !== undefined) where.push({ revision: { equals: revision } })
  const claim = {
    revision: { $inc: isRevision ? 1 : 0 },
    ...(accessCode === undefined ? {} : { accessCode }),
  }
  const claimed = await compareAndSet({
    payload,
    collection: 'resumes',
    where: { and: where },
    data: claim,
    req,
  })
  if (!claimed || !isRevision) return claimed
  const isDrawnAnew = layout !== undefined || layoutVersion !== undefined
  return payload.update({
    collection: 'resumes',
    id,
    data: {
      ...(title === undefined ? {} : { title }),
      ...(isDrawnAnew ? versionOf(getLayout(layout ?? claimed.layout, layoutVersion)) : {}),
      ...(content === undefined ? {} : { content, language: content.config.language, dataTmp: null }),
    },
    depth: 0,
    req,
    ...asPerson(person),
  })
}

const versionOf = ({ code, version }: Layout) => ({ layout: code, layoutVersion: version })
