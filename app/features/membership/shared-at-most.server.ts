import type { PayloadRequest } from 'payload'
import type { OfPerson } from '../auth/person-of-request.server'
import { entitlementsOf } from './entitlements-of.server'
import { sharedResumes } from './shared-resumes.server'

export type SharedAtMostOptions = OfPerson & {
  id: string
  /** of the transaction that holds the account, where it is shared by the answer */
  req: PayloadRequest
}

/** The limit when a person shares as many other resumes as their plan allows, or null where this one may be shared too. */
export async function sharedAtMost(options: SharedAtMostOptions): Promise<number | null> {
  const { payload, person, id, req } = options
  const [shared, { shareLinks }] = await Promise.all([
    sharedResumes({ payload, person, req }),
    entitlementsOf({ payload, person }),
  ])
  shared.delete(id)
  return shared.size >= shareLinks ? shareLinks : null
}
