import type { Payload, Where } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { startOfToday, summariseJob } from './job'

export type JobFilters = { q: string; city: string; tag: string; page: number }
/** The codes sort so that a reader's own language comes first. */
const OWN_FIRST: Record<Language, 'language' | '-language'> = { 'zh-CN': '-language', en: 'language' }

const PAGE_SIZE = 20
const MOST_PAST = 20

type Options = { payload: Payload; filters: JobFilters; language: Language }

/** A page of the published jobs, those in the reader's language first, then the newest; what is over comes at the end. */
export async function listJobs({ payload, filters, language }: Options) {
  const today = startOfToday()
  const asked = whereOf(filters)
  const shared = {
    collection: 'recruitments',
    select: { description: false },
    depth: 0,
    overrideAccess: false,
  } as const
  const isOpen: Where = { or: [{ deadline: { exists: false } }, { deadline: { greater_than_equal: today } }] }
  const open = await payload.find({
    ...shared,
    overrideAccess: false,
    where: { and: [...asked, isOpen] },
    sort: [OWN_FIRST[language], '-postedAt', 'id'],
    page: filters.page,
    limit: PAGE_SIZE,
  })
  const isPast: Where = { and: [...asked, { deadline: { less_than: today } }] }
  const past =
    filters.page >= open.totalPages
      ? await payload.find({
          ...shared,
          overrideAccess: false,
          where: isPast,
          sort: ['-deadline', 'id'],
          limit: MOST_PAST,
        })
      : { docs: [], ...(await payload.count({ ...shared, overrideAccess: false, where: isPast })) }
  return {
    open: open.docs.map((job) => summariseJob(job)),
    past: past.docs.map((job) => summariseJob(job)),
    total: open.totalDocs + past.totalDocs,
    pages: open.totalPages,
  }
}

function whereOf({ q, city, tag }: JobFilters): Where[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6)
  return [
    // Said for itself: administrators see drafts elsewhere, here nobody does.
    { _status: { equals: 'published' } },
    ...(city ? [{ city: { equals: city } }] : []),
    ...(tag ? [{ tags: { in: [tag] } }] : []),
    ...words.map((word) => ({
      or: ['position', 'company', 'city', 'description'].map((field) => ({ [field]: { contains: word } })),
    })),
  ]
}
