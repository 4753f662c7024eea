import type { Payload, Where } from 'payload'
import type { TemplateTag } from '../../../collections/template-tags'
import type { TemplateDocument } from './find-template.server'

export type ListTemplatesOptions = {
  payload: Payload
  /** from 1 */
  pageNum: number
  pageSize: number
  /** newest or hottest first */
  filter: 'new' | 'hot'
  /** any of them */
  tags?: TemplateTag[]
  code?: string
}

/** A page of the published templates, without their content. */
export async function listTemplates(options: ListTemplatesOptions) {
  const { payload, pageNum, pageSize, filter, tags = [], code } = options
  const where: Where[] = [{ _status: { equals: 'published' } }]
  if (tags.length > 0) where.push({ tags: { in: tags } })
  if (code) where.push({ code: { equals: code } })
  const { docs, totalDocs } = await payload.find({
    collection: 'templates',
    where: { and: where },
    sort:
      filter === 'hot' ? ['-order', '-useCount', '-publishedAt', 'code'] : ['-order', '-publishedAt', 'code'],
    page: pageNum,
    limit: pageSize,
    depth: 0,
    select: { content: false },
    overrideAccess: false,
  })
  return { total: totalDocs, list: docs satisfies Omit<TemplateDocument, 'content'>[] }
}
