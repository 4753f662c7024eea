import type { OfPerson } from '../auth/person-of-request.server'
import { refusalOf, type MergeRefusal } from './merge-accounts.server'
import { daysLeft, spansToMove } from './move-days.server'
import { findProven } from './proof-of-account.server'

export type MergePreview = {
  nickname: string
  email: string
  resumes: number
  /** of membership, left */
  days: number
}
export type LookAtMergeResult = { ok: true; preview: MergePreview } | { ok: false; reason: MergeRefusal }

/** What would move if two accounts were merged, so that a person sees it before they decide. */
export async function lookAtMerge(options: OfPerson & { sceneId: string }): Promise<LookAtMergeResult> {
  const { payload } = options
  const proven = await findProven(options)
  if (!proven) return { ok: false, reason: 'not-found' }
  const { account } = proven
  const refused = await refusalOf({ payload, account })
  if (refused) return { ok: false, reason: refused }
  const where = { owner: { equals: account.id }, deletedAt: { exists: false } }
  // the person has shown that the account is theirs
  const { totalDocs } = await payload.count({ collection: 'resumes', where, overrideAccess: true })
  const spans = await spansToMove({ payload, from: String(account.id), into: String(options.person.id) })
  const days = spans.reduce((sum, span) => sum + daysLeft(span), 0)
  const { nickname, email } = account
  return { ok: true, preview: { nickname: nickname ?? '', email: email ?? '', resumes: totalDocs, days } }
}
