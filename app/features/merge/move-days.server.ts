import type { Payload, PayloadRequest } from 'payload'
import { DAY_MS, foldLedger, type Span } from '../membership/fold-ledger'
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

/** The plan without a price that somebody began themselves: `start:<account>:<plan>`. */
const freeTypeOf = (source: string): string | undefined => /^start:[^:]+:(.+)$/.exec(source)?.[1]

/** A day begun counts as a whole one. */
export const daysLeft = ({ from, until }: Span): number => Math.ceil((until - from) / DAY_MS)

/**
 * Moves the days that an account has left, each under its own source, so that a later refund still finds them. What was
 * used stays where it was used: nobody gets a day twice.
 */
export async function moveDays({ payload, from, into, req }: MoveOptions): Promise<void> {
  const at = new Date().toISOString()
  for (const span of await spansToMove({ payload, from, into, req })) {
    const { source, plan } = span
    const days = daysLeft(span)
    const order = source.startsWith('order:') ? { order: source.slice('order:'.length) } : {}
    const row = { source, cause: 'merge' as const, at, plan: { ...plan }, ...order }
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
