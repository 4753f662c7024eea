import { restoreVersionOperation, type CollectionSlug, type Endpoint } from 'payload'

/**
 * POST /api/{collection}/versions/{id}: an old version becomes the newest draft. Payload's own would write it over what
 * is live, and a version that was a draft would take that offline.
 */
export const restoreAsDraft = (slug: CollectionSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const { collections } = req.payload
    const doc = await restoreVersionOperation({
      id,
      collection: collections[slug],
      draft: true,
      depth: 0,
      req,
    })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
})
