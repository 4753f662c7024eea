import type { CollectionSlug, Payload, Where } from 'payload'
import { countKey, type Counted } from '../../../collections/daily-counts'

export type Day = { day: string; count: number }
export type Series = { days: Day[]; period: number; total: number | null }

const DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** The numbers of an operator's overview: counts only, of everybody's documents together. */
export async function loadFigures(payload: Payload) {
  const days = lastDays()
  const [users, resumes, exports, failed, proposals, drafts] = await Promise.all([
    made({ payload, days, collection: 'users' }),
    made({ payload, days, collection: 'resumes' }),
    counted({ payload, days, kind: 'export' }),
    counted({ payload, days, kind: 'export-failed' }),
    count({ payload, collection: 'proposals', where: { status: { in: ['new', 'open'] } } }),
    count({ payload, collection: 'templates', where: { _status: { equals: 'draft' } } }),
  ])
  return { users, resumes, exports, failed, proposals, drafts }
}

function lastDays(): string[] {
  const now = Date.now()
  return Array.from({ length: DAYS }, (_, i) =>
    new Date(now - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  )
}

type Made = { payload: Payload; days: string[]; collection: CollectionSlug }

async function made({ payload, days, collection }: Made): Promise<Series> {
  const counts = await Promise.all(
    days.map(async (day) => {
      const from = new Date(`${day}T00:00:00Z`)
      const to = new Date(from.getTime() + DAY_MS).toISOString()
      const where = { createdAt: { greater_than_equal: from.toISOString(), less_than: to } }
      return { day, count: await count({ payload, collection, where }) }
    }),
  )
  return { days: counts, period: sum(counts), total: await count({ payload, collection }) }
}

async function counted(options: { payload: Payload; days: string[]; kind: Counted }): Promise<Series> {
  const { payload, days, kind } = options
  const keys = days.map((day) => countKey({ kind, day }))
  const { docs } = await payload.find({
    collection: 'daily-counts',
    where: { key: { in: keys } },
    limit: DAYS,
    pagination: false,
    overrideAccess: true,
  })
  const of = new Map(docs.map((row) => [row.key, row.count]))
  const counts = days.map((day) => ({ day, count: of.get(countKey({ kind, day })) ?? 0 }))
  return { days: counts, period: sum(counts), total: null }
}

async function count(options: {
  payload: Payload
  collection: CollectionSlug
  where?: Where
}): Promise<number> {
  const { payload, collection, where = {} } = options
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs
}

function sum(days: Day[]): number {
  return days.reduce((total, { count: n }) => total + n, 0)
}
