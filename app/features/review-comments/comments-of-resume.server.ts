import { findRows } from '~/database/rows.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { threadsOf } from './review-comment'

/** What readers wrote about a person's own resume, each with what its owner calls the link, the oldest first; null: there is no such resume. */
export async function commentsOfResume(options: OfPerson & { id: string }) {
  const { payload, id } = options
  if (!(await findOwnResume(options))) return null
  const where = { resume: { equals: id } }
  const [rows, links] = await Promise.all([
    findRows({ payload, collection: 'review-comments', where }),
    findRows({ payload, collection: 'share-links', where, select: { label: true } }),
  ])
  const labels = new Map(links.map(({ id, label }) => [id, label ?? '']))
  return threadsOf({ rows }).map((thread) => ({ ...thread, linkLabel: labels.get(thread.link) ?? '' }))
}
