import type { Payload, Where } from 'payload'
import type { GuideTag } from '../../../collections/guide-tags'
import type { Language } from '../../../collections/resumes/schema'
import { viewGuide, type GuideSummary } from './guide-view'

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
  ids?: string[]
  /** false leaves out how many there are in all, which costs as much again among very many */
  counted?: boolean
}

/** A page of the published guides, newest first, without their texts. */
export async function listGuides(
  options: ListGuidesOptions,
): Promise<{ total: number; list: GuideSummary[] }> {
  const { payload, pageNum, pageSize, counted = true } = options
  const { docs, totalDocs } = await payload.find({
    collection: 'guides',
    where: { and: whereOf(options) },
    sort: ['-publishedAt', 'slug'],
    page: pageNum,
    limit: pageSize,
    pagination: counted,
    depth: 1,
    select: { content: false, related: false },
    overrideAccess: false,
  })
  return { total: totalDocs, list: docs.map(viewGuide) }
}

function whereOf({ language, tags = [], query = '', ids }: ListGuidesOptions): Where[] {
  const where: Where[] = [{ _status: { equals: 'published' } }]
  if (language) where.push({ language: { equals: language } })
  if (tags.length > 0) where.push({ tags: { in: tags } })
  if (ids) where.push({ id: { in: ids } })
  for (const word of query.split(/\s+/).filter(Boolean).slice(0, 5))
    where.push({ or: [{ title: { like: word } }, { summary: { like: word } }] })
  return where
}
