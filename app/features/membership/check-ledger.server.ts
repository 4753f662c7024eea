import type { Payload } from 'payload'
import { findRowById } from '~/database/rows.server'
import { foldLedger } from './fold-ledger'
import { copyOf, rebuildMembership } from './rebuild-membership.server'
import { readLedger } from './read-ledger.server'

export type LedgerDifference = { userId: string; kept: string | null; due: string | null }

const PAGE = 200

/**
 * Works out every member's days from the ledger again and compares them with the copy on the account; what differs is
 * reported and put right.
 */
export async function checkLedger({ payload }: { payload: Payload }): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = []
  for (const userId of await holders({ payload })) {
    const user = await findRowById({ payload, collection: 'users', id: userId })
    if (!user) continue
    const rows = await readLedger({ payload, where: { user: { equals: userId } } })
    const due = copyOf(foldLedger({ rows, now: Date.now() })).vipUntil
    if (isSame({ a: user.vipUntil ?? null, b: due }) && user.ledgerRows === rows.length) continue
    differences.push({ userId, kept: user.vipUntil ?? null, due })
    await rebuildMembership({ payload, userId })
  }
  return differences
}

/** Everybody who has a row, each once. */
async function holders({ payload }: { payload: Payload }): Promise<Set<string>> {
  const users = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'ledger',
      sort: 'id',
      page,
      limit: PAGE,
      depth: 0,
      select: { user: true },
      // the whole site's books, looked at by the site itself
      overrideAccess: true,
    })
    for (const { user } of docs) if (typeof user === 'string') users.add(user)
    if (!hasNextPage) return users
  }
}

/** A few milliseconds pass between reading two clocks. */
function isSame({ a, b }: { a: string | null; b: string | null }): boolean {
  return a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b))
}
