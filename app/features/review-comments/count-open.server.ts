import type { Payload, Where } from 'payload'
import { findRows } from '~/database/rows.server'

type Options = { payload: Payload; resumes: readonly string[] }

/** How many open comments resumes have; none are not in it. The caller knows whose they are. */
export async function countOpenComments({ payload, resumes }: Options): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  if (resumes.length === 0) return counts
  const where: Where = {
    and: [{ resume: { in: [...resumes] } }, { status: { equals: 'open' } }, { answerTo: { exists: false } }],
  }
  const rows = await findRows({ payload, collection: 'review-comments', where, select: { resume: true } })
  for (const { resume } of rows) counts.set(resume, (counts.get(resume) ?? 0) + 1)
  return counts
}
