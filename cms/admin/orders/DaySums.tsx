import type { I18n } from '@payloadcms/translations'
import type { Payload, TypedUser } from 'payload'
import type { Order } from '../../../app/features/payment/order'
import { formatPrice } from '../../../app/i18n/format-price'
import { isAdmin } from '../../../collections/roles'
import { DAY_MS } from '../dashboard/days'
import { sumByDay, TOTAL, type DaySum } from './sum-by-day'

const DAYS = 30
const TEXTS = {
  zh: {
    title: `近 ${DAYS} 天收款`,
    none: `近 ${DAYS} 天没有收款。`,
    head: ['支付日（UTC）', '订单', '收款', '其中退回', '净额'],
    total: '合计',
  },
  en: {
    title: `Taken in the last ${DAYS} days`,
    none: `Nothing was paid in the last ${DAYS} days.`,
    head: ['Paid on (UTC)', 'Orders', 'Taken', 'Of it given back', 'Kept'],
    total: 'Total',
  },
}

type Props = { payload: Payload; i18n: I18n; user?: TypedUser | null }

/** What the orders of the last days brought, day by day and currency by currency, above their list. */
export async function DaySums({ payload, i18n, user }: Props) {
  if (!user || !isAdmin(user)) return null
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const t = TEXTS[language]
  const from = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: { paidAt: { greater_than_equal: `${from}T00:00:00.000Z` } },
    limit: 0,
    pagination: false,
    select: { amount: true, currency: true, refundedAmount: true, disputedAmount: true, paidAt: true },
  })
  const sums = sumByDay(docs)
  return (
    <details className="jl-day-sums" open>
      <summary>{t.title}</summary>
      {sums.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {t.head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <Row key={`${sum.day} ${sum.currency}`} sum={sum} total={t.total} language={language} />
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

function Row({ sum, total, language }: { sum: DaySum; total: string; language: 'zh' | 'en' }) {
  const { day, currency, orders, paid, back } = sum
  const price = (amount: number) =>
    formatPrice({ amount, currency, locale: language === 'en' ? 'en' : 'zh-CN' })
  return (
    <tr data-total={day === TOTAL || undefined}>
      <th scope="row">{day === TOTAL ? `${total} · ${currency}` : day}</th>
      <td>{orders}</td>
      <td>{price(paid)}</td>
      <td>{back ? price(back) : '–'}</td>
      <td>{price(paid - back)}</td>
    </tr>
  )
}
