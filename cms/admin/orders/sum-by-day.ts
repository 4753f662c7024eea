import type { Payload } from 'payload'

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
type Options = { payload: Payload; from: Date }
type Sqlite = {
  client: { execute: (statement: { sql: string; args: string[] }) => Promise<{ rows: DaySum[] }> }
}
type Mongo = { collections: { orders: { aggregate: (steps: object[]) => Promise<DaySum[]> } } }

export const TOTAL = 'total'

/**
 * What was taken on each day and came of it, the newest day first; then the whole of each currency. The database sums up: a
 * month may be many orders.
 */
export async function sumByDay(options: Options): Promise<DaySum[]> {
  const days = await (options.payload.db.name === 'mongoose' ? sumOnMongo(options) : sumOnSqlite(options))
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

async function sumOnSqlite({ payload, from }: Options): Promise<DaySum[]> {
  // an edge: Payload's adapter type does not name the driver it holds
  const { client } = payload.db as unknown as Sqlite
  const { rows } = await client.execute({
    sql: `SELECT substr(paid_at, 1, 10) AS day, currency, count(*) AS orders, sum(amount) AS paid,
        sum(min(amount, refunded_amount + disputed_amount)) AS back
      FROM orders WHERE paid_at >= ? GROUP BY day, currency ORDER BY day DESC, currency`,
    args: [from.toISOString()],
  })
  return rows.map(({ day, currency, orders, paid, back }) => ({ day, currency, orders, paid, back }))
}

function sumOnMongo({ payload, from }: Options): Promise<DaySum[]> {
  // an edge: Payload's adapter type does not name the models it holds
  const { collections } = payload.db as unknown as Mongo
  return collections.orders.aggregate([
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
}
