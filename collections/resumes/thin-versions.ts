import type { CollectionAfterChangeHook } from 'payload'
import { deleteVersions, findVersions } from '../../app/database/versions.server'
import { staysKept } from './version-names'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The newest stay as they are. */
const NEWEST = 8
/** Beside those with a name and the one last exported. */
const MOST = 45
/** Of what is younger than `until`, one version for each stretch of time; of what is older still, one a week. A day of typing
 * takes 22 of them and two weeks 36, so that some weeks are always left. */
const STRETCHES = [
  { until: 30 * MINUTE, each: 5 * MINUTE },
  { until: DAY, each: 3 * HOUR },
  { until: 14 * DAY, each: DAY },
  { until: Infinity, each: 7 * DAY },
]

type Kept = { id: string | number; revision: number; at: number }
type Options = { versions: readonly Kept[]; isKept: (revision: number) => boolean; now: number }

/**
 * Which versions, given newest first, make room. The editor saves every few seconds: the last fifty would be gone with a
 * few minutes of typing, and yesterday's with them.
 */
export function versionsToDrop({ versions, isKept, now }: Options): Kept[] {
  const seen = new Set<string>()
  let kept = 0
  return versions.filter(({ revision, at }, index) => {
    if (isKept(revision)) return false
    const stretch = STRETCHES.find(({ until }) => now - at < until)
    const each = stretch?.each ?? DAY
    const key = `${each} ${Math.floor(at / each)}`
    const stays = index < NEWEST || (!seen.has(key) && kept < MOST)
    seen.add(key)
    if (stays) kept += 1
    return !stays
  })
}

/** Lets go of versions that stand close to others, the closer the older they are. */
export const thinVersions: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') return
  const all = { payload: req.payload, collection: 'resumes', req } as const
  const select = { version: { revision: true }, updatedAt: true } as const
  const rows = await findVersions({
    ...all,
    where: { parent: { equals: doc.id } },
    sort: '-updatedAt',
    select,
  })
  const versions = rows.map(({ id, updatedAt, version: { revision } }) => ({
    id,
    revision,
    at: Date.parse(updatedAt),
  }))
  const isKept = staysKept(doc.versionNames)
  const drop = versionsToDrop({ versions, isKept, now: Date.now() }).map(({ id }) => id)
  if (drop.length > 0) await deleteVersions({ ...all, where: { id: { in: drop } } })
}
