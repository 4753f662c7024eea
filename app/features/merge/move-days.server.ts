import type { Payload, PayloadRequest } from 'payload'
import { DAY_MS, foldLedger, type Span } from '../membership/fold-ledger'
import { freeTypeOf } from '../membership/free-type-of'
import { readLedger } from '../membership/read-ledger.server'

export type MoveOptions = { payload: Payload; from: string; into: string; req: PayloadRequest }

/**
 * The days that an account has left and another one gets with it. What costs nothing is each person's once, however many
 * accounts become one.
 */
export async function spansToMove({ payload, from, into, req }: Moved): Promise<Span[]> {
  const ledgerOf = (user: string) =>
    readLedger({ payload, where: { user: { equals: user } }, ...(req ? { req } : {}) })
  const { spans } = foldLedger({ rows: await ledgerOf(from), now: Date.now() })
  const begun = new Set((await ledgerOf(into)).map(({ source }) => freeTypeOf(source)))
  return spans.filter(({ source }) => {
    const free = freeTypeOf(source)
    return free === undefined || !begun.has(free)
  })
}

type Moved = Omit<MoveOptions, 'req'> & Partial<Pick<MoveOptions, 'req'>>

/** A day begun is shown and written as a whole one. */
export const daysLeft = ({ from, until }: Span): number => Math.ceil((until - from) / DAY_MS)

/**
 * Moves the days that an account has left, each under its own source, so that a later refund still finds them. What was
 * used stays where it was used: nobody gets a day twice.
 */
export async function moveDays({ payload, from, into, req }: MoveOptions): Promise<void> {
  const now = Date.now()
  for (const span of await spansToMove({ payload, from, into, req })) {
    const { source, plan } = span
    const days = daysLeft(span)
    const order = source.startsWith('order:') ? { order: source.slice('order:'.length) } : {}
    // what of a day begun was used counts as used there too: or days that move often enough would never end
    const used = days * DAY_MS - (span.until - span.from)
    const row = { source, cause: 'merge' as const, plan: { ...plan }, ...order }
    const key = `${source}:merge:${from}`
    const sides = [
      { ...row, key: `${key}:out`, user: from, days: -days, at: new Date(now).toISOString() },
      { ...row, key: `${key}:in`, user: into, days, at: new Date(now - used).toISOString() },
    ]
    for (const data of sides)
      // written by the site itself, as every row of the ledger
      await payload.create({ collection: 'ledger', data, depth: 0, overrideAccess: true, req })
  }
}
