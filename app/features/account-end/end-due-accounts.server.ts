import type { Payload } from 'payload'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import type { Language } from '../../../collections/resumes/schema'
import { accountMail } from '../auth/account-mails'
import { findRows } from '~/database/rows.server'
import { inTransaction } from '~/database/in-transaction.server'
import { deleteBelongings } from './delete-belongings.server'
import { keepBooks } from './keep-books.server'

/**
 * Ends the accounts whose time has come: everything that is theirs goes first, the account last, so that a run which was
 * cut short goes on where it was. Its address is told in the same transaction.
 */
export async function endDueAccounts({ payload }: { payload: Payload }): Promise<void> {
  // nobody asks: the owners did, seven days ago
  const due = await findRows({
    payload,
    collection: 'users',
    where: { deleteAt: { less_than_equal: new Date().toISOString() } },
    select: { email: true, locale: true },
  })
  for (const { id, email, locale } of due) {
    const userId = String(id)
    await deleteBelongings({ payload, userId, email: email ?? null })
    await keepBooks({ payload, userId })
    await endAccount({ payload, userId, email: email ?? null, language: locale ?? DEFAULT_LANGUAGE })
  }
}

type EndAccountOptions = { payload: Payload; userId: string; email: string | null; language: Language }

async function endAccount({ payload, userId, email, language }: EndAccountOptions): Promise<void> {
  await inTransaction({
    payload,
    run: async (req) => {
      await payload.delete({ collection: 'users', id: userId, depth: 0, req, overrideAccess: true })
      if (!email) return
      await payload.jobs.queue({
        task: 'send-mail',
        input: { to: email, ...accountMail({ kind: 'ended', language }) },
        req,
      })
    },
  })
}
