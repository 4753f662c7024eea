import type { Payload, PayloadRequest } from 'payload'
import { DAY_MS, foldLedger } from '../membership/fold-ledger'
import { readLedger } from '../membership/read-ledger.server'

export type MoveOptions = { payload: Payload; from: string; into: string; req: PayloadRequest }

/**
 * Moves the days that an account has left, each under its own source, so that a later refund still finds them. What was
 * used stays where it was used: nobody gets a day twice. A day begun counts as a whole one.
 */
export async function moveDays({ payload, from, into, req }: MoveOptions): Promise<void> {
  const now = Date.now()
  const rows = await readLedger({ payload, where: { user: { equals: from } }, req })
  const { spans } = foldLedger({ rows, now })
  const at = new Date(now).toISOString()
  for (const { source, plan, from: begin, until } of spans) {
    const days = Math.ceil((until - begin) / DAY_MS)
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
