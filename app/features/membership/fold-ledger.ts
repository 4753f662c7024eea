import type { PlanSnapshot } from '../../../collections/membership/ledger'

/** A row of the ledger as the sum needs it; `at` in milliseconds since 1970. */
export type LedgerEntry = { key: string; source: string; days: number; at: number; plan: PlanSnapshot }

/** Days of one source that are still to come, in the order in which they are used; `from` and `until` in milliseconds. */
export type Span = { source: string; plan: PlanSnapshot; from: number; until: number }

export type Membership = {
  /** the end of the last day, in milliseconds; in the past for who was a member once, null for who never was */
  until: number | null
  /** what is in use now, then what waits; none: no member */
  spans: Span[]
}

/** A day is 24 hours: no clock change makes one longer or shorter, wherever the person is. */
export const DAY_MS = 24 * 60 * 60 * 1000

type Store = { source: string; plan: PlanSnapshot; leftMs: number; owedMs: number }

/**
 * What the rows add up to at a moment. Days of the highest level are used first, of one level the oldest first; no two
 * are used at once. Taking back takes from its own source alone, and never what was used already.
 */
export function foldLedger({ rows, now }: { rows: LedgerEntry[]; now: number }): Membership {
  const sorted = [...rows].sort((a, b) => a.at - b.at || b.days - a.days || (a.key < b.key ? -1 : 1))
  const stores: Store[] = []
  let clock = 0
  let until: number | null = null
  const advance = (to: number) => {
    const used = spend({ stores, ms: Math.max(0, to - clock) })
    if (used > 0) until = clock + used
    clock = Math.max(clock, to)
  }
  for (const row of sorted) {
    advance(row.at)
    change({ stores, row })
  }
  advance(now)
  const spans = spansFrom({ stores, clock })
  return { until: spans.at(-1)?.until ?? until, spans }
}

/** Uses up so many milliseconds, as far as there are any. @returns how many there were */
function spend({ stores, ms }: { stores: Store[]; ms: number }): number {
  let rest = ms
  for (const store of inOrder(stores)) {
    const used = Math.min(rest, store.leftMs)
    store.leftMs -= used
    rest -= used
  }
  return ms - rest
}

function change({ stores, row }: { stores: Store[]; row: LedgerEntry }): void {
  const known = stores.find(({ source }) => source === row.source)
  const store = known ?? { source: row.source, plan: row.plan, leftMs: 0, owedMs: 0 }
  if (!known) stores.push(store)
  // what could not be taken since it was used already is owed, and comes off what is given back later
  const left = store.leftMs - store.owedMs + Math.round(row.days * DAY_MS)
  store.leftMs = Math.max(0, left)
  store.owedMs = Math.max(0, -left)
}

function inOrder(stores: Store[]): Store[] {
  return stores.filter(({ leftMs }) => leftMs > 0).sort((a, b) => b.plan.level - a.plan.level)
}

function spansFrom({ stores, clock }: { stores: Store[]; clock: number }): Span[] {
  let from = clock
  return inOrder(stores).map(({ source, plan, leftMs }) => {
    const span = { source, plan, from, until: from + leftMs }
    from = span.until
    return span
  })
}
