import type { Payload } from 'payload'
import {
  FREE_ENTITLEMENTS,
  MEMBER_ENTITLEMENTS,
  mostOf,
  type Entitlements,
} from '../../../collections/membership/benefits'
import { isAdmin, type WithRoles } from '../../../collections/roles'
import { foldLedger, type Membership } from './fold-ledger'
import { readLedger } from './read-ledger.server'

/** Whoever is asked about: an account, or null for a visitor. */
export type Holder = (WithRoles & { id: string | number }) | null

/**
 * What a person may do, the one place that says it: the plan in use, worked out from the ledger; without one the free
 * plan; administrators as members.
 */
export async function entitlementsOf(options: { payload: Payload; person: Holder }): Promise<Entitlements> {
  if (!options.person) return FREE_ENTITLEMENTS
  const { spans } = await membershipOf({ ...options, person: options.person })
  const given = spans[0]?.plan.entitlements ?? FREE_ENTITLEMENTS
  return isAdmin(options.person) ? mostOf(given, MEMBER_ENTITLEMENTS) : given
}

type Options = { payload: Payload; person: { id: string | number } }

export async function membershipOf({ payload, person }: Options): Promise<Membership> {
  const rows = await readLedger({ payload, where: { user: { equals: person.id } } })
  return foldLedger({ rows, now: Date.now() })
}
