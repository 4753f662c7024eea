import { findIds } from '~/database/rows.server'
import type { Services } from '../services'
import { keptHtml } from '../preview/kept-html.server'
import { drawnFiles } from './drawn-files.server'

/** What is drawn of people's resumes, and what was read of that. */
const KINDS = ['pdf', 'json', 'avif', 'webp'] as const
/** Ids asked for at a time. */
const BATCH = 200

/**
 * Removes what was drawn of resumes that are gone for good from this machine's cache and this process's memory. A drawing
 * that was under way when its resume went is found the next time.
 */
export async function sweepDrawings(services: Pick<Services, 'payload' | 'browser' | 'env'>): Promise<void> {
  for (const kind of KINDS) {
    const { cache } = drawnFiles({ services, kind })
    for (const owner of await goneOf({ ...services, ids: await cache.owners() })) await cache.drop(owner)
  }
  const pages = keptHtml(services)
  for (const resume of await goneOf({ ...services, ids: pages.resumes() })) pages.drop(resume)
}

type Asked = Pick<Services, 'payload'> & { ids: string[] }

async function goneOf({ payload, ids }: Asked): Promise<string[]> {
  const gone: string[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH)
    const left = await findIds({ payload, collection: 'resumes', where: { id: { in: some } } })
    gone.push(...some.filter((id) => !left.includes(id)))
  }
  return gone
}
