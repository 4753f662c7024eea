import type { TypedUser, Where } from 'payload'
import { readLanguage } from '../../../collections/languages/read-language'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRowById, findRows } from '~/database/rows.server'
import { planIn } from '../membership/read-ledger.server'
import { idOf, type Order, type PaymentServices } from './order'
import type { OrderMail } from './order-mail'
import { receiptMail } from './receipt-mail'
import { refundMail } from './refund-mail'

/** Milliseconds until another try, when a server died while sending or the mail could not be sent. */
const AGAIN_MS = 10 * 60_000

/** Which field says that a mail is due, and how it is written. */
const MAILS = { receiptDueAt: receiptMail, refundMailDueAt: refundMail } as const
type Due = keyof typeof MAILS
const DUE = ['receiptDueAt', 'refundMailDueAt'] as const

/** Mails the receipts, and what tells of refunds and disputes, that are due; one claimed by one server at a time. */
export async function sendOrderMails({ payload, log }: PaymentServices): Promise<void> {
  for (const due of DUE) {
    const where = { [due]: { less_than_equal: new Date().toISOString() } }
    for (const order of await findRows({ payload, collection: 'orders', where, limit: 50 }))
      await send({ payload, order, due }).catch((error: unknown) =>
        log.error({ err: error, order: order.id, due }, 'a mail about an order could not be sent'),
      )
  }
}

type SendOptions = Pick<PaymentServices, 'payload'> & { order: Order; due: Due }

async function send({ payload, order, due }: SendOptions): Promise<void> {
  const claim = (from: string | null | undefined, next: string | null) => {
    const where: Where = { and: [{ id: { equals: order.id } }, { [due]: { equals: from } }] }
    return compareAndSet({ payload, collection: 'orders', where, data: { [due]: next } })
  }
  const again = new Date(Date.now() + AGAIN_MS).toISOString()
  const claimed = await claim(order[due], again)
  if (!claimed) return
  const user = await findRowById({ payload, collection: 'users', id: idOf(order.user) })
  if (user?.email) await payload.sendEmail({ to: user.email, ...mailOf({ order: claimed, user, due }) })
  await claim(again, null)
}

function mailOf({ order, user, due }: { order: Order; user: TypedUser; due: Due }): OrderMail {
  const locale = readLanguage(user.locale ?? order.language)
  return MAILS[due]({ order, plan: planIn(order.plan).name[locale], locale })
}
