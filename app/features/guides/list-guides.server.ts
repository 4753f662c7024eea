import type { Payload, Where } from 'payload'
import type { GuideTag } from '../../../collections/guide-tags'
import type { Language } from '../../../collections/resumes/schema'
import { viewGuide, type GuideSummary } from './guide-view'
import { listPlaces } from './list-places.server'
import { readGuides } from './read-guides.server'

export type ListGuidesOptions = {
  payload: Payload
  /** from 1 */
  pageNum: number
  pageSize: number
  language?: Language | undefined
  /** any of them */
  tags?: GuideTag[]
  /** words in title or summary */
  query?: string
  /** false leaves out how many there are in all */
  counted?: boolean
}
export type GuideList = { total: number; list: GuideSummary[] }

/** A page of the published guides, newest first, without their texts. By words or several tags it looks through all of them. */
export async function listGuides(options: ListGuidesOptions): Promise<GuideList> {
  const { payload, tags = [], query = '', counted = true } = options
  const [list = 'all', ...others] = tags
  if (others.length > 0 || query.trim()) return findGuides(options)
  const { total, ids } = await listPlaces({ ...options, list, counted })
  return { total, list: await readGuides({ payload, ids }) }
}

async function findGuides(options: ListGuidesOptions): Promise<GuideList> {
  const { payload, pageNum, pageSize, counted = true } = options
  const { docs, totalDocs } = await payload.find({
    collection: 'guides',
    where: { and: whereOf(options) },
    sort: ['-publishedAt', '-createdAt'],
    page: pageNum,
    limit: pageSize,
    pagination: counted,
    depth: 1,
    select: { content: false, related: false },
    overrideAccess: false,
  })
  return { total: totalDocs, list: docs.map(viewGuide) }
}

function whereOf({ language, tags = [], query = '' }: ListGuidesOptions): Where[] {
  const where: Where[] = [{ _status: { equals: 'published' } }]
  if (language) where.push({ language: { equals: language } })
  if (tags.length > 0) where.push({ tags: { in: tags } })
  for (const word of query.split(/\s+/).filter(Boolean).slice(0, 5))
    where.push({ or: [{ title: { like: word } }, { summary: { like: word } }] })
  return where
}
