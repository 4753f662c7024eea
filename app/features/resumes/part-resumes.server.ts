import type { Payload, Where } from 'payload'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { findRows } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import { dropSteps } from './drop-steps.server'
import { findOwnResume } from './find-own-resume.server'

export type PartResumesOptions = { payload: Payload; person: Person; id: string }

/** Takes a person's own resume apart from its twin; both stay as they are, and keep nothing of what the other said. False: there is none of that id. */
export async function partResumes({ payload, person, id }: PartResumesOptions): Promise<boolean> {
  const resume = await findOwnResume({ payload, person, id })
  if (!resume) return false
  const owner = { owner: { equals: person.id } }
  const bound = await findRows({
    payload,
    collection: 'resumes',
    // one in the trash, too: it comes back as a resume of its own
    where: { and: [owner, { or: [{ id: { in: [id, resume.twin || id] } }, { twin: { equals: id } }] }] },
    select: { twin: true },
  })
  for (const row of bound) {
    if (!row.twin || (row.id !== id && row.twin !== id)) continue
    const where: Where = { and: [owner, { id: { equals: row.id } }, { twin: { equals: row.twin } }] }
    await compareAndSet({ payload, collection: 'resumes', where, data: { twin: null, ...KEEP_TIME } })
  }
  const others = bound.filter((row) => row.id !== id).map((row) => String(row.id))
  await dropSteps({ payload, where: { and: [owner, { id: { equals: id } }] }, of: others })
  await dropSteps({ payload, where: { and: [owner, { id: { in: others } }] }, of: [id] })
  return true
}
