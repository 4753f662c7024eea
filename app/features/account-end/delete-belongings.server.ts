import type { CollectionSlug, Payload, Where } from 'payload'
import { deleteRows, findIds, findRows } from '~/database/rows.server'
import { dropTasks } from '../assistant/tasks/drop-tasks.server'
import { codeKey } from '../auth/code-hash.server'
import { dropPlans } from '../pdf/drop-plans.server'
import { dropLinks } from '../sharing/drop-links.server'
import { scrubTrail } from './scrub-trail.server'

export type BelongingsOptions = { payload: Payload; userId: string; email: string | null }

/** As many resumes or pictures at a time: their content is large. */
const BATCH = 20

/** Deletes for good what a person made: resumes with versions, page plans and links, what the assistant was asked, pictures with their files, feedback, codes, scenes; and what the audit trail says of it all. */
export async function deleteBelongings({ payload, userId, email }: BelongingsOptions): Promise<void> {
  const owner = { owner: { equals: userId } }
  await scrubTrail({ payload, userId, email })
  await deleteAll({
    ...{ payload, collection: 'resumes', where: owner },
    around: async (resume) => {
      await dropPlans({ payload, resume })
      await dropLinks({ payload, resume })
    },
  })
  await dropTasks({ payload, where: { user: { equals: userId } } })
  await deleteAll({ payload, collection: 'proposals', where: { user: { equals: userId } } })
  await deleteAll({ payload, collection: 'media', where: owner })
  await deleteAll({ payload, collection: 'invite-codes', where: owner })
  await deleteRows({ payload, collection: 'account-events', where: { user: { equals: userId } } })
  const scenes: Where = { or: [{ account: { equals: userId } }, { boundTo: { equals: userId } }] }
  await deleteRows({ payload, collection: 'login-scenes', where: scenes })
  if (email) await forgetAddress({ payload, email })
}

type DeleteAllOptions = {
  payload: Payload
  collection: CollectionSlug
  where: Where
  /**
   * Deletes what hangs on a row: before it, while the row still names it, so that a run which was cut short finds it
   * again, and after it, for what was planned ahead, or shared, meanwhile.
   */
  around?: (id: string) => Promise<void>
}

async function deleteAll({ payload, collection, where, around }: DeleteAllOptions): Promise<void> {
  for (;;) {
    const ids = await findIds({ payload, collection, where, limit: BATCH })
    if (ids.length === 0) return
    for (const id of ids) {
      await around?.(id)
      // the account is being ended
      await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true })
      await around?.(id)
    }
  }
}

/** Codes that were mailed to an address, and mails that wait to be sent to it. */
async function forgetAddress({ payload, email }: { payload: Payload; email: string }): Promise<void> {
  const keys = (['login', 'reset', 'bind', 'confirm'] as const).map((purpose) =>
    codeKey({ payload, purpose, email }),
  )
  await deleteRows({ payload, collection: 'one-time-codes', where: { key: { in: keys } } })
  const where = { taskSlug: { equals: 'send-mail' } }
  const mails = await findRows({ payload, collection: 'payload-jobs', where })
  for (const { id, input } of mails)
    if (typeof input === 'object' && input !== null && 'to' in input && input.to === email)
      await payload.delete({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true })
}
