import { randomUUID } from 'node:crypto'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { retryTransient } from '~/database/retry-transient.server'
import type { ResumeDocument } from './resume'

export type NewResume = Pick<ResumeDocument, 'title' | 'templateCode' | 'layout' | 'layoutVersion'> & {
  content: ResumeContent
  /** unique: a second resume of the same origin is refused with a ValidationError */
  originKey?: string
  /** id of the resume that this one translates */
  twin?: string
  tags?: string[] | undefined
  /** ISO 8601 */
  createdAt?: string | undefined
}

type Options = OfPerson & { resume: NewResume }

/** Writes a person's new resume, revision 1. */
export function storeResume({ payload, person, resume }: Options): Promise<ResumeDocument> {
  const { createdAt, originKey = randomUUID(), ...fields } = resume
  const data = {
    ...fields,
    owner: person.id,
    language: resume.content.config.language,
    revision: 1,
    originKey,
    ...(createdAt ? { createdAt } : {}),
  }
  return retryTransient(() =>
    payload.create({ collection: 'resumes', data: { ...data }, depth: 0, ...asPerson(person) }),
  )
}
