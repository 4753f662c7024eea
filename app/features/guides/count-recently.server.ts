import type { Payload, Where } from 'payload'
import { changesOf } from '../../../collections/hooks/note-change'

type Counted = { total: number; changes: number; at: number }

/** A change by another process may be counted so late. */
const RECENT_MS = 5_000
const counted = new WeakMap<Payload, Map<string, Counted>>()

/**
 * How many guides are in a list, counted again after a change: a database counts by reading, so that the time grows
 * with the number.
 */
export async function countRecently({ payload, where }: { payload: Payload; where: Where }): Promise<number> {
  const kept = counted.get(payload) ?? new Map<string, Counted>()
  counted.set(payload, kept)
  const key = JSON.stringify(where)
  const changes = changesOf(payload.config)
  const known = kept.get(key)
  if (known && known.changes === changes && Date.now() - known.at < RECENT_MS) return known.total
  const { totalDocs } = await payload.count({ collection: 'guide-places', where, overrideAccess: true })
  kept.set(key, { total: totalDocs, changes, at: Date.now() })
  return totalDocs
}
