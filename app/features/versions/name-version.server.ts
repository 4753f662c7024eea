import type { Where } from 'payload'
import { keptNames, MOST_NAMES, withNames } from '../../../collections/resumes/version-names'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { inTransaction } from '~/database/in-transaction.server'
import { findRow } from '~/database/rows.server'
import { findVersion, type FindVersionOptions } from './find-version.server'

export type NameVersionResult =
  { ok: true } | { ok: false; reason: 'not-found' } | { ok: false; reason: 'too-many-names'; limit: number }

/** Gives a version a name, by which it is kept however old it grows; an empty one takes the name away. */
export async function nameVersion(
  options: FindVersionOptions & { name: string },
): Promise<NameVersionResult> {
  const { payload, person, id, name } = options
  const found = await findVersion(options)
  if (!found) return { ok: false, reason: 'not-found' }
  const { revision } = found.version
  const where: Where = { and: [{ id: { equals: id } }, { owner: { equals: person.id } }] }
  return inTransaction({
    payload,
    user: person,
    run: async (req): Promise<NameVersionResult> => {
      const row = await findRow({
        payload,
        collection: 'resumes',
        where,
        select: { versionNames: true },
        req,
      })
      if (!row) return { ok: false, reason: 'not-found' }
      const { [revision]: _, ...others } = keptNames(row.versionNames)
      if (name && Object.keys(others).length >= MOST_NAMES)
        return { ok: false, reason: 'too-many-names', limit: MOST_NAMES }
      const names = name ? { ...others, [revision]: name } : others
      const versionNames = withNames({ stored: row.versionNames, names })
      await compareAndSet({
        ...{ payload, collection: 'resumes', where, req },
        data: { versionNames, ...KEEP_TIME },
      })
      return { ok: true }
    },
  })
}
