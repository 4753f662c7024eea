import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { listJobs } from '../recruitment/list-jobs.server'
import type { Feed } from './atom'
import { FEED_TEXTS } from './texts'

type Options = { payload: Payload; origin: string; language: Language }

/** The latest jobs in one language that are open. */
export async function jobFeed({ payload, origin, language }: Options): Promise<Feed> {
  const filters = { q: '', city: '', tag: '', page: 1 }
  const { open } = await listJobs({ payload, filters, language })
  return {
    language,
    title: FEED_TEXTS[language].jobs,
    self: `${origin}/recruitment/feed.xml?hl=${language}`,
    page: `${origin}/recruitment?hl=${language}`,
    entries: open
      .filter((job) => job.language === language)
      .map(({ id, position, company, city, deadline, postedAt }) => ({
        url: `${origin}/recruitment/${id}`,
        title: `${position} · ${company}`,
        summary: [city, deadline && FEED_TEXTS[language].until(deadline)].filter(Boolean).join(' · '),
        author: company,
        publishedAt: `${postedAt}T00:00:00.000Z`,
        updatedAt: `${postedAt}T00:00:00.000Z`,
      })),
  }
}
