import {
  APIError,
  restoreVersionOperation,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
} from 'payload'

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

/** GraphQL has the same operation, and a hook can't turn what it is asked for into a draft: so it is asked for as one. */
export const onlyAsDraft: CollectionBeforeOperationHook = ({ operation, args, overrideAccess }) => {
  if (operation !== 'restoreVersion' || overrideAccess || ('draft' in args && args.draft === true)) return
  throw new APIError('A version is restored as a draft: ask with draft: true', 400, null, true)
}
