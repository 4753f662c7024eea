import type { I18n } from '@payloadcms/translations'
import type { Payload, TypedUser } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { formatPrice } from '../../../app/i18n/format-price'
import type { Language } from '../../../collections/resumes/choices'
import { isAdmin } from '../../../collections/roles'
import { DAY_MS } from '../dashboard/days'
import { DayTable, type DayRow } from '../DayTable'
import { sumByDay, TOTAL, type DaySum } from './sum-by-day'

const DAYS = 30
const TEXTS = {
  'zh-CN': {
    title: `近 ${DAYS} 天收款`,
    none: `近 ${DAYS} 天没有收款。`,
    head: ['支付日（UTC）', '订单', '收款', '其中退回', '净额'],
    total: '合计',
  },
  en: {
    title: `Collected in the last ${DAYS} days`,
    none: `Nothing was paid in the last ${DAYS} days.`,
    head: ['Paid on (UTC)', 'Orders', 'Collected', 'Refunded', 'Net'],
    total: 'Total',
  },
}

type Props = { payload: Payload; i18n: I18n; user?: TypedUser | null }

/** What the orders of the last days brought, day by day and currency by currency, above their list. */
export async function DaySums({ payload, i18n, user }: Props) {
  if (!user || !isAdmin(user)) return null
  const language = adminLanguage(i18n)
  const t = TEXTS[language]
  const from = new Date(Date.now() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const sums = await sumByDay({ payload, from: new Date(`${from}T00:00:00.000Z`) })
  const rows = sums.map((sum) => rowOf({ sum, total: t.total, language }))
  return <DayTable title={t.title} head={t.head} rows={rows} none={t.none} />
}

function rowOf({ sum, total, language }: { sum: DaySum; total: string; language: Language }): DayRow {
  const { day, currency, orders, paid, back } = sum
  const isTotal = day === TOTAL
  const price = (amount: number) => formatPrice({ amount, currency, locale: language })
  return {
    ...{ key: `${day} ${currency}`, isTotal, name: isTotal ? `${total} · ${currency}` : day },
    cells: [orders, price(paid), back ? price(back) : '–', price(paid - back)],
  }
}
