import type { Payload, Where } from 'payload'
import type { GuideListKey } from '../../../collections/guides/guide-places'
import type { Language } from '../../../collections/resumes/schema'
import { driverOf } from '~/database/driver.server'
import { changesOf } from '../../../collections/hooks/note-change'

export type ListPlacesOptions = {
  payload: Payload
  list: GuideListKey
  language?: Language | undefined
  /** from 1 */
  pageNum: number
  pageSize: number
  counted: boolean
}

/** The ids of a page of a list of the published guides, newest first. */
export async function listPlaces(options: ListPlacesOptions): Promise<{ total: number; ids: string[] }> {
  const { payload, list, language, pageNum, pageSize, counted } = options
  const where: Where = {
    and: [{ list: { equals: list } }, ...(language ? [{ language: { equals: language } }] : [])],
  }
  const [{ docs }, total] = await Promise.all([
    payload.find({
      collection: 'guide-places',
      where,
      sort: ['-place', '-createdAt'],
      page: pageNum,
      limit: pageSize,
      // MongoDB's adapter goes on to a later page only while it counts all of them.
      pagination: pageNum > 1 && Boolean(driverOf(payload).mongo),
      select: { guide: true },
      depth: 0,
      overrideAccess: true,
    }),
    counted ? countRecently({ payload, where }) : 0,
  ])
  return { total, ids: docs.map(({ guide }) => guide) }
}

type Counted = { total: number; changes: number; at: number }

/** A change by another process may be counted so late. */
const RECENT_MS = 5_000
const counted = new WeakMap<Payload, Map<string, Counted>>()

/**
 * How many guides are in a list, counted again after a change: a database counts by reading, so that the time grows
 * with the number.
 */
async function countRecently({ payload, where }: { payload: Payload; where: Where }): Promise<number> {
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
