import { findVersions, type Version } from '~/database/versions.server'
import { keptExport, keptNames, staysKept } from '../../../collections/resumes/version-names'
import type { OfPerson } from '../auth/person-of-request.server'
import { entitlementsOf } from '../membership/entitlements-of.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { inDocumentThread } from '../threads/in-document-thread.server'

export type ListVersionsOptions = OfPerson & { id: string }
/**
 * The kept versions of a person's own resume, newest first: as many over all of the time as their plan shows them, all that have a
 * name, and the one last exported. Null when the resume is not there.
 */
export async function listVersions(options: ListVersionsOptions) {
  const rows = await shownVersions(options)
  if (!rows) return null
  const { shown, names, exported } = rows
  const counts = await inDocumentThread('countVersionChanges', { contents: shown.map(contentOfRow) })
  return shown.map(({ id, createdAt, version: { revision, title } }, index) => ({
    version: String(id),
    revision,
    title,
    name: names[revision] ?? '',
    createdAt,
    exported: revision === exported?.revision ? { format: exported.format, at: exported.at } : null,
    changes: counts[index] ?? null,
  }))
}

/** The rows of the versions that a person may see, newest first, with the names given to revisions and the last export. */
export async function shownVersions({ payload, person, id }: ListVersionsOptions) {
  const resume = await findOwnResume({ payload, person, id })
  if (!resume) return null
  const { versions: limit } = await entitlementsOf({ payload, person })
  const names = keptNames(resume.versionNames)
  const isKept = staysKept(resume.versionNames)
  // the owner was just found by their own rights
  const rows = await findVersions({
    payload,
    collection: 'resumes',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  })
  const seen = spread({
    rows: rows.filter(({ version }) => !isKept(version.revision)),
    most: limit,
  })
  return {
    names,
    exported: keptExport(resume.versionNames),
    rows,
    shown: rows.filter((row) => isKept(row.version.revision) || seen.has(row)),
  }
}

/** So many of what is kept: the newest, and as many over all of the time before, the oldest among them. */
function spread<Row>({ rows, most }: { rows: readonly Row[]; most: number }): Set<Row> {
  const newest = Math.max(1, Math.ceil(most / 2))
  const before = rows.slice(newest)
  const room = Math.min(Math.max(0, most - newest), before.length)
  const chosen = Array.from(
    { length: room },
    (_, index) => before[Math.floor(((index + 1) * before.length) / room) - 1],
  )
  return new Set([...rows.slice(0, newest), ...chosen.filter((row) => row !== undefined)])
}

/** Its photo is no text, and may be larger than all the rest. */
function contentOfRow({ version: { content } }: Version<'resumes'>): unknown {
  const isFields = typeof content === 'object' && content !== null && !Array.isArray(content)
  return isFields ? { ...content, avatar: {} } : content
}
