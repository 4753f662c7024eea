import type { Payload, PayloadRequest } from 'payload'
import { DAY_MS, foldLedger, type Span } from '../membership/fold-ledger'
import { freeTypeOf } from '../membership/free-type-of'
import { readLedger } from '../membership/read-ledger.server'

export type MoveOptions = { payload: Payload; from: string; into: string; req: PayloadRequest }

/**
 * The days that an account has left and another one gets with it. What costs nothing is each person's once, however many
 * accounts become one: what both had begun doesn't move, and what the other alone had begun has been begun.
 */
export async function spansToMove(options: Moved): Promise<Span[]> {
  return (await readBoth(options)).spans
}

type Moved = Omit<MoveOptions, 'req'> & Partial<Pick<MoveOptions, 'req'>>

/** Beside the days: the plans without a price of which none are left, but which are not to be begun again. */
async function readBoth({ payload, from, into, req }: Moved): Promise<{ spans: Span[]; usedUp: Row[] }> {
  const ledgerOf = (user: string) =>
    readLedger({ payload, where: { user: { equals: user } }, ...(req ? { req } : {}) })
  const rows = await ledgerOf(from)
  const begun = new Set((await ledgerOf(into)).map(({ source }) => freeTypeOf(source)))
  const isNew = ({ source }: Row) => !begun.has(freeTypeOf(source))
  const spans = foldLedger({ rows, now: Date.now() }).spans
  const left = new Set(spans.map(({ source }) => source))
  const usedUp = rows.filter((row) => freeTypeOf(row.source) && isNew(row) && !left.has(row.source))
  return {
    spans: spans.filter((span) => !freeTypeOf(span.source) || isNew(span)),
    usedUp: onePerSource(usedUp),
  }
}

type Row = Pick<Span, 'source' | 'plan'>

const onePerSource = (rows: Row[]): Row[] => [...new Map(rows.map((row) => [row.source, row])).values()]

/** A day begun is shown as a whole one. */
export const daysLeft = ({ from, until }: Span): number => Math.ceil((until - from) / DAY_MS)

/**
 * Moves the days that an account has left, each under its own source, so that a later refund still finds them. What was
 * used stays where it was used, to the part of a day: nobody gets any of it twice.
 */
export async function moveDays({ payload, from, into, req }: MoveOptions): Promise<void> {
  const at = new Date().toISOString()
  const { spans, usedUp } = await readBoth({ payload, from, into, req })
  const moved = spans.map((span) => ({ ...span, days: (span.until - span.from) / DAY_MS }))
  for (const { source, plan, days } of [...moved, ...usedUp.map((row) => ({ ...row, days: 0 }))]) {
    const order = source.startsWith('order:') ? { order: source.slice('order:'.length) } : {}
    const row = { source, cause: 'merge' as const, plan: { ...plan }, at, ...order }
    const key = `${source}:merge:${from}`
    const sides = [
      { ...row, key: `${key}:out`, user: from, days: -days },
      { ...row, key: `${key}:in`, user: into, days },
    ]
    for (const data of sides)
      // written by the site itself, as every row of the ledger
      await payload.create({ collection: 'ledger', data, depth: 0, overrideAccess: true, req })
  }
}
