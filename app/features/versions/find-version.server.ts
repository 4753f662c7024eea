import { isDocumentId } from '~/database/is-document-id'
import type { Version } from '~/database/versions.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { shownVersions } from './list-versions.server'

export type FindVersionOptions = OfPerson & { id: string; version: string }

/** A kept version of a person's own resume, or null. A plan says how many are listed: what was listed stays there to be seen. */
export async function findVersion(options: FindVersionOptions): Promise<Version<'resumes'> | null> {
  const { version, ...of } = options
  if (!isDocumentId(version)) return null
  const rows = await shownVersions(of)
  return rows?.rows.find(({ id }) => String(id) === version) ?? null
}
