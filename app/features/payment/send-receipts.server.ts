import type { Where } from 'payload'
import type { TypedUser } from 'payload'
import { compareAndSet } from '../compare-and-set.server'
import { planIn } from '../membership/read-ledger.server'
import { idOf, type Order, type PaymentServices } from './order'
import { receiptMail } from './receipt-mail'

/** Milliseconds until another try, when a server died while sending or the mail could not be sent. */
const AGAIN_MS = 10 * 60_000

/** Mails the receipts that are due, one claimed by one server at a time. */
export async function sendReceipts({ payload, log }: PaymentServices): Promise<void> {
  const now = new Date().toISOString()
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: { receiptDueAt: { less_than_equal: now } },
    limit: 50,
    pagination: false,
  })
  for (const order of docs)
    await sendReceipt({ payload, order }).catch((error: unknown) =>
      log.error({ err: error, order: order.id }, 'a receipt could not be mailed'),
    )
}

async function sendReceipt({ payload, order }: Pick<PaymentServices, 'payload'> & { order: Order }) {
  const claim = (due: string | null | undefined, next: string | null) => {
    const where: Where = { and: [{ id: { equals: order.id } }, { receiptDueAt: { equals: due } }] }
    return compareAndSet({ payload, collection: 'orders', where, data: { receiptDueAt: next } })
  }
  const again = new Date(Date.now() + AGAIN_MS).toISOString()
  if (!(await claim(order.receiptDueAt, again))) return
  const user = await payload.db.findOne<TypedUser>({
    collection: 'users',
    where: { id: { equals: idOf(order.user) } },
  })
  if (user?.email) {
    const { name } = planIn(order.plan)
    await payload.sendEmail({ to: user.email, ...receiptMail({ order, planName: name }) })
  }
  await claim(again, null)
}
