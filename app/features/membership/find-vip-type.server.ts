import type { DataFromCollectionSlug, Payload } from 'payload'
import { findRowById } from '~/database/rows.server'
import { isDocumentId } from '~/database/is-document-id'

export type VipType = DataFromCollectionSlug<'vip-types'>

/** A plan by its id, on sale or not, or null. */
export async function findVipType(options: { payload: Payload; id: string }): Promise<VipType | null> {
  const { payload, id } = options
  if (!isDocumentId(id)) return null
  return findRowById({ payload, collection: 'vip-types', id })
}
