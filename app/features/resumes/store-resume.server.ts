import { randomUUID } from 'node:crypto'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import { holdingAccount } from '~/database/holding-account.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
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
type TooMany = { ok: false; reason: 'too-many'; limit: number }
export type StoreResumeResult = { ok: true; resume: ResumeDocument } | TooMany

/**
 * Writes a person's new resume, revision 1, where they keep fewer than their plan allows; those in the trash do not
 * count. Of many at once exactly as many are stored as there is room for.
 */
export async function storeResume({ payload, person, resume }: Options): Promise<StoreResumeResult> {
  const { createdAt, originKey = randomUUID(), ...fields } = resume
  const data = {
    ...fields,
    owner: person.id,
    language: resume.content.config.language,
    revision: 1,
    originKey,
    ...(createdAt ? { createdAt } : {}),
  }
  const { resumes: limit } = await entitlementsOf({ payload, person })
  return holdingAccount({
    payload,
    user: person,
    async run(req) {
      const all = { collection: 'resumes', req } as const
      const { totalDocs } = await payload.count({ ...all, ...asPerson(person) })
      if (totalDocs >= limit) return { ok: false, reason: 'too-many', limit }
      const stored = await payload.create({ ...all, data: { ...data }, depth: 0, ...asPerson(person) })
      return { ok: true, resume: stored }
    },
  })
}

/** Whether a person keeps as many resumes as their plan allows, for who asks before a long work; `storeResume` decides. */
export async function hasMostResumes({ payload, person }: OfPerson): Promise<boolean> {
  const [{ totalDocs }, { resumes }] = await Promise.all([
    payload.count({ collection: 'resumes', ...asPerson(person) }),
    entitlementsOf({ payload, person }),
  ])
  return totalDocs >= resumes
}
