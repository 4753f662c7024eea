import type { DataFromCollectionSlug } from 'payload'

export type ShareLink = DataFromCollectionSlug<'share-links'>
/** Why a link opens nothing any more. */
export type LinkEnd = 'revoked' | 'expired' | 'used-up'
export type LinkState = 'open' | LinkEnd

type Judged = Pick<ShareLink, 'revokedAt' | 'expiresAt' | 'viewLimit' | 'views'>

/** Whether a link opens its resume now. */
export function stateOfLink({ revokedAt, expiresAt, viewLimit, views }: Judged): LinkState {
  if (revokedAt) return 'revoked'
  if (expiresAt && Date.parse(expiresAt) <= Date.now()) return 'expired'
  return viewLimit && views >= viewLimit ? 'used-up' : 'open'
}
