import type { Payload, Where } from 'payload'
import type { GuideListKey } from '../../../collections/guides/guide-places'
import type { Language } from '../../../collections/resumes/schema'
import { driverOf } from '~/database/driver.server'
import { countRecently } from './count-recently.server'

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
