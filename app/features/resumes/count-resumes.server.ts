import type { Payload } from 'payload'
import { countRows } from '~/database/rows.server'

/** How many resumes people keep on this site, the trash included. */
export function countResumes({ payload }: { payload: Payload }): Promise<number> {
  return countRows({ payload, collection: 'resumes', where: { example: { not_equals: true } } })
}

const RECENT_MS = 10_000
type Counted = { count: number; at: number }
const counted = new WeakMap<Payload, Counted>()

/**
 * The number as of some seconds ago, for a page that everybody opens: a database counts by reading, so that the time
 * grows with the number. Who finds it old gets it all the same and has it counted for the next.
 */
export async function countResumesRecently({ payload }: { payload: Payload }): Promise<number> {
  const known = counted.get(payload)
  if (!known) return recount(payload)
  if (Date.now() - known.at > RECENT_MS) {
    counted.set(payload, { ...known, at: Date.now() })
    // the number at hand is still good; the next reader tries again
    recount(payload).catch(() => undefined)
  }
  return known.count
}

async function recount(payload: Payload): Promise<number> {
  const count = await countResumes({ payload })
  counted.set(payload, { count, at: Date.now() })
  return count
}
