import type { DataFromCollectionSlug } from 'payload'
import type { Language } from '../../../collections/resumes/schema'

export type JobDocument = DataFromCollectionSlug<'recruitments'>

export type JobSummary = {
  id: string
  position: string
  company: string
  city: string
  tags: string[]
  language: Language
  source: string
  /** the last day, YYYY-MM-DD; empty when always open */
  deadline: string
  /** YYYY-MM-DD */
  postedAt: string
  past: boolean
  /** invented, for an operator to see how the pages look */
  sample: boolean
}

/** Nobody can offer a job there: the domain is reserved. */
const SAMPLE_LINK = /^https:\/\/jobs\.example\.com\//

/** A job counts as open through its last day, by the calendar of UTC. */
export function summariseJob(job: Omit<JobDocument, 'description'>): JobSummary {
  const { id, position, company, city, tags, language, source, link } = job
  const deadline = job.deadline?.slice(0, 10) ?? ''
  return {
    id,
    position,
    company,
    city,
    tags: tags ?? [],
    language,
    source: source ?? '',
    deadline,
    postedAt: (job.postedAt ?? job.createdAt).slice(0, 10),
    sample: SAMPLE_LINK.test(link ?? ''),
    past: deadline !== '' && deadline < today(),
  }
}

/** The first moment of today: what ended before it is past. */
export function startOfToday(): string {
  return `${today()}T00:00:00.000Z`
}

const today = () => new Date().toISOString().slice(0, 10)
