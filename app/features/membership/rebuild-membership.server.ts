import type { Payload } from 'payload'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { compareAndSet } from '~/database/compare-and-set.server'
import { foldLedger, type Membership } from './fold-ledger'
import { readLedger } from './read-ledger.server'

type Options = { payload: Payload; userId: string }

/**
 * Works out a person's membership from the ledger and copies it to the account, unless a copy of more rows is there.
 * May be done at any time and any number of times.
 */
export async function rebuildMembership({ payload, userId }: Options): Promise<void> {
  const rows = await readLedger({ payload, where: { user: { equals: userId } } })
  const membership = foldLedger({ rows, now: Date.now() })
  const fewer = [{ ledgerRows: { less_than_equal: rows.length } }, { ledgerRows: { exists: false } }]
  await compareAndSet({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: userId } }, { or: fewer }] },
    data: { ...copyOf(membership), ledgerRows: rows.length },
  })
}

/** What an account shows of its membership; kept even when it is over. */
export function copyOf({ until, spans }: Membership) {
  const plan = spans[0]?.plan
  return {
    vipUntil: until === null ? null : new Date(until).toISOString(),
    vipType: plan ? LANGUAGES.map((language) => plan.name[language]).join(' · ') : null,
  }
}
