import type { Payload } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import { findOwnResume } from './find-own-resume.server'

export type ListVersionsOptions = { payload: Payload; person: Person; id: string }
export type ResumeVersion = { version: string; revision: number; title: string; createdAt: string }

/** The kept versions of a person's own resume as far back as their plan shows them (up to 50), newest first, or null when the resume is not there. */
export async function listVersions({
  payload,
  person,
  id,
}: ListVersionsOptions): Promise<ResumeVersion[] | null> {
  if (!(await findOwnResume({ payload, person, id }))) return null
  const { versions: limit } = await entitlementsOf({ payload, person })
  const { docs } = await payload.findVersions({
    collection: 'resumes',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    pagination: false,
    // 0 would be all of them
    limit: Math.max(1, limit),
    depth: 0,
    select: { version: { title: true, revision: true }, createdAt: true },
    // the owner was just found by their own rights
    overrideAccess: true,
  })
  return docs.map(({ id: version, version: { revision, title }, createdAt }) => ({
    version,
    revision,
    title,
    createdAt,
  }))
}
