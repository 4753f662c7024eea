import { orderMail, priceIn, type OrderMail, type OrderMailOptions } from './order-mail'

/** The receipt of a paid order, in the reader's language. */
export function receiptMail({ order, plan, locale }: OrderMailOptions): OrderMail {
  const { amount, days, paidAt } = order
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const t = TEXTS[locale]
  const facts = [
    [t.days, String(days)],
    [t.amount, priceIn({ order, locale })(amount)],
    [t.paid, `${at.format(new Date(paidAt ?? order.createdAt))} UTC`],
  ] as const
  return orderMail({ order, plan, locale, subject: t.subject, title: t.title, facts, end: t.where })
}

const TEXTS = {
  'zh-CN': {
    subject: '付款收据',
    title: '感谢您的购买，会员已经生效。',
    days: '天数',
    amount: '金额',
    paid: '支付时间',
    where: '会员到期时间和全部订单见“我的简历 → 会员”。',
  },
  en: {
    subject: 'Receipt',
    title: 'Thank you. Your membership is active.',
    days: 'Days',
    amount: 'Amount',
    paid: 'Paid',
    where: 'See your end date and all orders under My resumes → Membership.',
  },
}
