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

/** A title, the facts line by line, and what else there is to say. */
export function layOut(options: {
  locale: Locale
  title: string
  facts: (readonly [name: string, value: string])[]
  end: string
}): string {
  const { locale, title, facts, end } = options
  const { colon, site } = TEXTS[locale]
  const lines = facts.map(([name, value]) => `${name}${colon}${value}`)
  return `${title}\n\n${lines.join('\n')}\n\n${end}\n\n${site}\n`
}

/** An amount of the order's currency, in minor units, as the reader writes it. */
export function priceIn({ order, locale }: Omit<OrderMailOptions, 'plan'>): (amount: number) => string {
  return (amount) => formatPrice({ amount, currency: order.currency, locale })
}

const TEXTS = {
  'zh-CN': { colon: '：', site: '简历' },
  en: { colon: ': ', site: 'Jianli' },
}
