import type { Services } from '../../http/services'
import { drawnFiles } from './drawn-files.server'

/** What is drawn of people's resumes. */
const KINDS = ['pdf', 'webp'] as const
/** Ids asked for at a time. */
const BATCH = 200

/**
 * Removes what was drawn of resumes that are gone for good from this machine's cache. A drawing that was under way when
 * its resume went is found the next time.
 */
export async function sweepDrawings(services: Pick<Services, 'payload' | 'browser' | 'env'>): Promise<void> {
  for (const kind of KINDS) {
    const { cache } = drawnFiles({ services, kind })
    const owners = await cache.owners()
    for (let from = 0; from < owners.length; from += BATCH) {
      const some = owners.slice(from, from + BATCH)
      const left = await existing({ ...services, ids: some })
      for (const owner of some) if (!left.has(owner)) await cache.drop(owner)
    }
  }
}

async function existing({ payload, ids }: Pick<Services, 'payload'> & { ids: string[] }) {
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { id: { in: ids } },
    ...{ trash: true, select: {}, pagination: false, depth: 0 },
    // whose they are is not asked
    overrideAccess: true,
  })
  return new Set(docs.map(({ id }) => String(id)))
}
