import type { Payload } from 'payload'
import { countKey, type Counted } from '../../../collections/daily-counts'
import type { Day } from './figure-source'

/** What was counted of one kind on each day. */
export async function countedDays(options: {
  payload: Payload
  days: string[]
  kind: Counted
}): Promise<Day[]> {
  const { payload, days, kind } = options
  const { docs } = await payload.find({
    collection: 'daily-counts',
    where: { key: { in: days.map((day) => countKey({ kind, day })) } },
    pagination: false,
    overrideAccess: true,
  })
  const counts = new Map(docs.map((row) => [row.key, row.count]))
  return days.map((day) => ({ day, count: counts.get(countKey({ kind, day })) ?? 0 }))
}
