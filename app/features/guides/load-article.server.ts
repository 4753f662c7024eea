import type { Payload } from 'payload'
import { templateCodesOf } from '../../../collections/guides/template-codes'
import { nodesOf, type GuideNode } from '../../components/guide/guide-node'
import type { CardTemplate } from '../../components/guide/GuideTemplateCard'
import { templatePicture } from '../templates/template-picture'
import { viewGuide, type GuideDocument, type GuideSummary } from './guide-view'

export type Article = { guide: GuideSummary; nodes: GuideNode[]; templates: CardTemplate[] }

/** A guide with what its text needs to be shown. */
export async function loadArticle(options: { payload: Payload; guide: GuideDocument }): Promise<Article> {
  const { payload, guide } = options
  const nodes = nodesOf(guide.content)
  const codes = templateCodesOf(guide.content)
  if (codes.length === 0) return { guide: viewGuide(guide), nodes, templates: [] }
  const { docs } = await payload.find({
    collection: 'templates',
    where: { and: [{ code: { in: codes } }, { _status: { equals: 'published' } }] },
    select: { code: true, title: true, language: true, updatedAt: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const templates = docs.map(({ code, title, language, updatedAt }) => ({
    ...{ code, title, language },
    picture: templatePicture({ code, updatedAt }),
  }))
  return { guide: viewGuide(guide), nodes, templates }
}
