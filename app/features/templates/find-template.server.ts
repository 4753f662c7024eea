import type { DataFromCollectionSlug, Payload } from 'payload'

export type TemplateDocument = DataFromCollectionSlug<'templates'>

/** The published template of a code, or null. */
export async function findTemplate(options: {
  payload: Payload
  code: string
}): Promise<TemplateDocument | null> {
  const { docs } = await options.payload.find({
    collection: 'templates',
    where: { and: [{ code: { equals: options.code } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  return docs[0] ?? null
}
