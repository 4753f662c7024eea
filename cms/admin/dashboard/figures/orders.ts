import { countAll, countMade } from '../count-made'
import { sumOf } from '../days'
import type { FigureSource } from '../figure-source'

const where = { status: { in: ['paid', 'refunded'] } }

/** Those that were paid, a refund later or not. */
export const orders: FigureSource = {
  label: { en: 'Paid orders', 'zh-CN': '已支付订单' },
  href: '/collections/orders?sort=-createdAt',
  async load({ payload, days }) {
    const made = await countMade({ payload, days, collection: 'orders', where })
    const waiting = await countAll({
      payload,
      collection: 'orders',
      where: { status: { equals: 'pending' } },
    })
    return {
      number: sumOf(made),
      days: made,
      note: { en: `${waiting} waiting for payment`, 'zh-CN': `待支付 ${waiting}` },
    }
  },
}
