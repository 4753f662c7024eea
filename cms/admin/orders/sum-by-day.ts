import type { Payload } from 'payload'
import { driverOf, type Mongo, type Sqlite } from '../../../app/database/driver.server'

/** Amounts in minor units of the currency. */
export type DaySum = {
  /** YYYY-MM-DD (UTC) on which they were paid, or `total` */
  day: string
  currency: string
  orders: number
  paid: number
  /** of these orders, whenever it went back: by refunds and by disputes */
  back: number
}

export const TOTAL = 'total'

/**
 * What was taken on each day and came of it, the newest day first; then the whole of each currency. The database sums up: a
 * month may be many orders.
 */
export async function sumByDay({ payload, from }: { payload: Payload; from: Date }): Promise<DaySum[]> {
  const { sqlite, mongo } = driverOf(payload)
  const days = await (mongo ? sumOnMongo({ mongo, from }) : sumOnSqlite({ sqlite, from }))
  const currencies = [...new Set(days.map(({ currency }) => currency))].sort()
  const none = { day: TOTAL, orders: 0, paid: 0, back: 0 }
  const totalOf = (currency: string): DaySum =>
    days
      .filter((day) => day.currency === currency)
      .reduce(
        (sum, { orders, paid, back }) => ({
          ...sum,
          orders: sum.orders + orders,
          paid: sum.paid + paid,
          back: sum.back + back,
        }),
        { ...none, currency },
      )
  return [...days, ...currencies.map(totalOf)]
}

async function sumOnSqlite({ sqlite, from }: { sqlite: Sqlite; from: Date }): Promise<DaySum[]> {
  const { rows } = await sqlite.execute({
    sql: `SELECT substr(paid_at, 1, 10) AS day, currency, count(*) AS orders, sum(amount) AS paid,
        sum(min(amount, refunded_amount + disputed_amount)) AS back
      FROM orders WHERE paid_at >= ? GROUP BY day, currency ORDER BY day DESC, currency`,
    args: [from.toISOString()],
  })
  return rows.map(({ day, currency, orders, paid, back }) => ({
    ...{ day: String(day), currency: String(currency) },
    ...{ orders: Number(orders), paid: Number(paid), back: Number(back) },
  }))
}

function sumOnMongo({ mongo, from }: { mongo: Mongo; from: Date }): Promise<DaySum[]> {
  const sums = mongo.model('orders').aggregate<DaySum>([
    { $match: { paidAt: { $gte: from } } },
    {
      $group: {
        _id: {
          day: { $dateToString: { format: '%Y-%m-%d', date: '$paidAt' } },
          currency: '$currency',
        },
        orders: { $sum: 1 },
        paid: { $sum: '$amount' },
        back: { $sum: { $min: ['$amount', { $add: ['$refundedAmount', '$disputedAmount'] }] } },
      },
    },
    { $sort: { '_id.day': -1, '_id.currency': 1 } },
    { $project: { _id: 0, day: '$_id.day', currency: '$_id.currency', orders: 1, paid: 1, back: 1 } },
  ])
  return sums.exec()
}
