import type { Payload, Where } from 'payload'
import { deleteRows, findIds } from '~/database/rows.server'

/** So long an owner can take back that they removed a comment. */
const KEPT_MS = 60 * 60 * 1000

/** Deletes for good, with their answers, what owners removed an hour ago. */
export async function purgeRemoved({ payload, now = Date.now() }: { payload: Payload; now?: number }) {
  const about = { payload, collection: 'review-comments' } as const
  const before = new Date(now - KEPT_MS).toISOString()
  const where: Where = { and: [{ status: { equals: 'removed' } }, { settledAt: { less_than: before } }] }
  const comments = await findIds({ ...about, where })
  if (comments.length === 0) return
  // the answers first: a run that was cut short finds the rest by the comment
  await deleteRows({ ...about, where: { answerTo: { in: comments } } })
  await deleteRows({ ...about, where: { id: { in: comments } } })
}
