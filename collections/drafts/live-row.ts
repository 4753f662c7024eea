import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  DataFromCollectionSlug,
  RequestContext,
} from 'payload'
import { findRowById } from '../../app/database/rows.server'

/** Keeps what is live as it was before a save: the hooks after it are told of the newest draft, which lies above that. */
export const keepLiveRow: CollectionBeforeChangeHook = async ({
  collection,
  originalDoc,
  operation,
  ...told
}) => {
  if (operation !== 'update') return
  const { context, req } = told
  const { id } = originalDoc as { id: string }
  const row = await findRowById({ payload: req.payload, collection: collection.slug, id, req })
  context[keyOf({ collection: collection.slug, id })] = row
}

/** The row from before this save; null for a new document. */
export function liveRowBefore<Slug extends CollectionSlug>(options: {
  collection: Slug
  id: string | number
  context: RequestContext
}): DataFromCollectionSlug<Slug> | null {
  const row = options.context[keyOf(options)]
  // an edge: a request carries anything along
  return (row ?? null) as DataFromCollectionSlug<Slug> | null
}

const keyOf = ({ collection, id }: { collection: string; id: string | number }) => `live ${collection} ${id}`
