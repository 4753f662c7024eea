import type { Payload } from 'payload'
import { resumeContent } from '../../collections/resumes/schema'
import { DESIGNS } from '../../app/document/designs/designs'
import { orTwin } from './or-twin'
import { seededTemplates } from './templates'

/** Puts the templates that come with Jianli into a database that has none. */
export async function seedTemplates({ payload }: { payload: Payload }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'templates', overrideAccess: true })
  if (totalDocs > 0) return 0
  const now = Date.now()
  for (const [index, template] of seededTemplates().entries()) {
    const data = {
      ...template,
      tags: [...template.tags],
      content: resumeContent.parse(template.content),
      layoutVersion: DESIGNS[template.layout].version,
      // In the order of the list, the first one newest.
      publishedAt: new Date(now - index * 60_000).toISOString(),
      _status: 'published' as const,
    }
    const collection = 'templates'
    const made = payload.create({ collection, data, overrideAccess: true })
    await orTwin({ payload, made, collection, where: { code: { equals: template.code } } })
  }
  return seededTemplates().length
}
