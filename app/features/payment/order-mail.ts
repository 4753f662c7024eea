import { formatPrice } from '../../i18n/format-price'
import type { Locale } from '../../i18n/locales'
import type { Order } from './order'

export type OrderMail = { subject: string; text: string }
export type OrderMailOptions = {
  order: Order
  /** the plan's name in the reader's language */
  plan: string
  locale: Locale
}

type Parts = OrderMailOptions & {
  subject: string
  title: string
  /** Behind its number and plan. */
  facts: readonly (readonly [name: string, value: string])[]
  end: string
}

/** A title, the facts line by line, and what else there is to say. */
export function orderMail({ order, plan, locale, subject, title, facts, end }: Parts): OrderMail {
  const { colon, site, number, name } = TEXTS[locale]
  const all = [[number, order.orderNo], [name, plan], ...facts] as const
  const lines = all.map(([what, value]) => `${what}${colon}${value}`)
  return {
    subject: `${subject} ${order.orderNo} · ${site}`,
    text: `${title}\n\n${lines.join('\n')}\n\n${end}\n\n${site}\n`,
  }
}

/** An amount of the order's currency, in minor units, as the reader writes it. */
export function priceIn({ order, locale }: Omit<OrderMailOptions, 'plan'>): (amount: number) => string {
  return (amount) => formatPrice({ amount, currency: order.currency, locale })
}

const TEXTS = {
  'zh-CN': { colon: '：', site: '简历 Jianli', number: '订单号', name: '套餐' },
  en: { colon: ': ', site: 'Jianli', number: 'Order', name: 'Plan' },
}
