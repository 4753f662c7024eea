import type { CollectionSlug, Payload, Where } from 'payload'

type Row = { id: string }
type Options = { payload: Payload; made: Promise<Row>; collection: CollectionSlug; where: Where }

/** What is being made; where another instance that started at the same moment was first, what that one has made. */
export function orTwin({ payload, made, ...where }: Options): Promise<Row> {
  return made.catch(async (error: unknown) => {
    const { docs } = await payload.find({ ...where, limit: 1, depth: 0, overrideAccess: true })
    if (!docs[0]) throw error
    return docs[0]
  })
}
