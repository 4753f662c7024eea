import type { CollectionAfterOperationHook } from 'payload'

/** In seconds, from the last change on. */
export const LOCK_LASTS = 120

/**
 * Who writes keeps the document, so that two at once don't write over one another: Payload takes a lock away with every
 * save, and where each second saves by itself there would never be one.
 */
export const keepLock: CollectionAfterOperationHook<'guides'> = async ({ args, operation, req, result }) => {
  const { user } = req
  if (operation === 'updateByID' && 'autosave' in args && args.autosave && user)
    await req.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'guides', value: String(args.id) },
        user: { relationTo: user.collection, value: user.id },
      },
      req,
    })
  return result
}
