import { formatPrice } from '../../i18n/format-price'
import type { Order } from './order'

type ReceiptMailOptions = { order: Order; planName: { zh: string; en: string } }

/** The receipt of a paid order, in the language it was bought in. */
export function receiptMail({ order, planName }: ReceiptMailOptions): { subject: string; text: string } {
  const { orderNo, amount, currency, days, paidAt } = order
  const locale = order.language === 'en' ? ('en' as const) : ('zh-CN' as const)
  const price = formatPrice({ amount, currency, locale })
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const paid = `${at.format(new Date(paidAt ?? order.createdAt))} UTC`
  const t = TEXTS[locale]
  const plan = locale === 'en' ? planName.en : planName.zh
  const lines = [
    [t.number, orderNo],
    [t.plan, plan],
    [t.days, String(days)],
    [t.amount, price],
    [t.paid, paid],
  ].map(([name, value]) => `${name}${t.colon}${value}`)
  return {
    subject: t.subject(orderNo),
    text: `${t.title}\n\n${lines.join('\n')}\n\n${t.where}\n\n${t.name}\n`,
  }
}

const TEXTS = {
  'zh-CN': {
    subject: (orderNo: string) => `付款收据 ${orderNo} · 简历`,
    title: '感谢您的购买，会员已经生效。',
    number: '订单号',
    plan: '套餐',
    days: '天数',
    amount: '金额',
    paid: '支付时间',
    colon: '：',
    where: '会员到期时间和全部订单见“我的”页面的“会员”。',
    name: '简历',
  },
  en: {
    subject: (orderNo: string) => `Receipt ${orderNo} · Jianli`,
    title: 'Thank you. Your membership has begun.',
    number: 'Order',
    plan: 'Plan',
    days: 'Days',
    amount: 'Amount',
    paid: 'Paid',
    colon: ': ',
    where: 'How long it runs and all your orders are on your page, under “Membership”.',
    name: 'Jianli',
  },
}
