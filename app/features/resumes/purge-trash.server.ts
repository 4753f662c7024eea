import type { Payload } from 'payload'
import { deleteForGood } from './delete-for-good.server'

export const TRASH_DAYS = 30

/** Deletes for good what has lain in the trash for 30 days. */
export async function purgeTrash({ payload }: { payload: Payload }): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString()
  await deleteForGood({ payload, where: { deletedAt: { less_than: before } } })
}
