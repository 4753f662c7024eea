import type { Payload, Where } from 'payload'
import type { CommentState } from '../../../collections/review-limits'
import { compareAndSet } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import { retryTransient } from '~/database/retry-transient.server'
import { findRow } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { plainText } from './plain-words'
import type { ReviewComment } from './review-comment'
import { findReadersAnswers, freePlaces } from './places.server'
import { hasMany } from './write-comment.server'

type Of = { payload: Payload; person: Person; /** of the resume */ id: string; comment: string }
export type SettleResult =
  { ok: true; row: ReviewComment } | { ok: false; reason: 'not-found' | 'settled' | 'too-many-comments' }

/**
 * Opens, accepts, closes or removes a comment on a person's own resume, if it still is as it was thought to be: of two windows that
 * accept one suggestion, one does.
 */
export async function settleComment(
  options: Of & { from: CommentState; to: CommentState },
): Promise<SettleResult> {
  const { payload, from, to } = options
  const row = await findOwn(options)
  if (!row) return { ok: false, reason: 'not-found' }
  const settledAt = to === 'open' ? null : new Date().toISOString()
  const where: Where = { and: [{ id: { equals: row.id } }, { status: { equals: from } }] }
  const changed = await compareAndSet({
    ...{ payload, collection: 'review-comments', where },
    data: { status: to, settledAt },
  })
  if (!changed) return { ok: false, reason: 'settled' }
  await countPlaces({ payload, row: changed, from, to })
  return { ok: true, row: changed }
}

/** The owner's answer to a comment on their own resume, whatever became of it. */
export async function answerAsOwner(options: Of & { text: string }): Promise<SettleResult> {
  const { payload, comment, text } = options
  const row = await findOwn(options)
  if (!row) return { ok: false, reason: 'not-found' }
  if (await hasMany({ payload, answerTo: comment, by: 'owner' }))
    return { ok: false, reason: 'too-many-comments' }
  const { resume, link } = row
  const data = {
    resume,
    link,
    answerTo: comment,
    by: 'owner',
    text: plainText(text),
    status: 'open',
  } as const
  // the resume was just found by its owner's rights; nobody writes comments by theirs
  const made = await retryTransient(() =>
    payload.create({ collection: 'review-comments', data, depth: 0, overrideAccess: true }),
  )
  return { ok: true, row: made }
}

type Settled = { payload: Payload; row: ReviewComment; from: CommentState; to: CommentState }

/** What is settled takes no place on its link from others. */
async function countPlaces({ payload, row: { id, link }, from, to }: Settled): Promise<void> {
  if ((from === 'open') === (to === 'open')) return
  const places = 1 + (await findReadersAnswers({ payload, comment: id })).length
  await freePlaces({ payload, link, places: from === 'open' ? places : -places })
}

async function findOwn({ payload, person, id, comment }: Of): Promise<ReviewComment | null> {
  if (!isDocumentId(comment) || !(await findOwnResume({ payload, person, id }))) return null
  const where: Where = {
    and: [{ id: { equals: comment } }, { resume: { equals: id } }, { answerTo: { exists: false } }],
  }
  return findRow({ payload, collection: 'review-comments', where })
}
