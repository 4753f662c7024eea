import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'

export type JobChoices = { cities: string[]; tags: string[] }
const MOST_READ = 1000

/** The cities and tags of all published jobs, the reader's language first, the most frequent first. */
export async function listJobChoices(options: { payload: Payload; language: Language }): Promise<JobChoices> {
  const { payload, language } = options
  const { docs } = await payload.find({
    collection: 'recruitments',
    where: { _status: { equals: 'published' } },
    select: { city: true, tags: true, language: true },
    limit: MOST_READ,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const own = docs.filter((job) => job.language === language)
  const all = [...own, ...docs.filter((job) => job.language !== language)]
  return {
    cities: byCount(all.map(({ city }) => city)),
    tags: byCount(all.flatMap(({ tags }) => tags ?? [])),
  }
}

function byCount(values: string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  // A stable sort: what is equally frequent stays in the order it came in.
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}
