import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { listGuides } from '../guides/list-guides.server'
import type { Feed } from './atom'
import { FEED_TEXTS } from './texts'

const MOST = 30

type Options = { payload: Payload; origin: string; language: Language }

/** The latest guides in one language. */
export async function guideFeed({ payload, origin, language }: Options): Promise<Feed> {
  const { list } = await listGuides({ payload, pageNum: 1, pageSize: MOST, language, counted: false })
  return {
    language,
    title: FEED_TEXTS[language].guides,
    self: `${origin}/guide/feed.xml?hl=${language}`,
    page: `${origin}/guide?hl=${language}`,
    entries: list.map(({ slug, title, summary, author, publishedAt, updatedAt }) => ({
      url: `${origin}/guide/${slug}`,
      title,
      summary,
      author,
      publishedAt: publishedAt ?? updatedAt,
      updatedAt,
    })),
  }
}
