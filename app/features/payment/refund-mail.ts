import { daysTakenBack } from './days-taken-back'
import { orderMail, priceIn, type OrderMail, type OrderMailOptions } from './order-mail'

/** Tells that money of an order went back, is held by a dispute, or came again, and what became of the days. */
export function refundMail({ order, plan, locale }: OrderMailOptions): OrderMail {
  const { amount, refundedAmount, disputedAmount, days } = order
  const price = priceIn({ order, locale })
  const gone = daysTakenBack({ days, paid: amount, refunded: refundedAmount + disputedAmount })
  const kind = disputedAmount > 0 ? 'disputed' : refundedAmount > 0 ? 'refunded' : 'restored'
  const t = TEXTS[locale]
  const facts = [
    [t.amount, price(amount)],
    [t.refunded, price(refundedAmount)],
    ...(disputedAmount > 0 ? [[t.disputed, price(disputedAmount)] as const] : []),
    [t.days, t.of(gone, days)],
  ] as const
  return orderMail({ order, plan, locale, facts, ...t.kinds[kind] })
}

const TEXTS = {
  'zh-CN': {
    amount: '金额',
    refunded: '已退款',
    disputed: '银行处理中的争议金额',
    days: '收回的天数',
    of: (gone: number, days: number) => `${gone}（共 ${days} 天）`,
    kinds: {
      refunded: {
        subject: '退款通知',
        title: '您的订单已退款，款项按原路退回，通常需要几个工作日到账。',
        end: '只收回这个订单的天数；已使用的天数不追回，其他订单和邀请的天数不受影响。',
      },
      disputed: {
        subject: '付款争议',
        title: '您的银行对这笔付款提出了争议，款项已被银行收回，相应的天数暂停使用。',
        end: '争议撤销或结案后款项回到我们这里，天数会自动恢复。',
      },
      restored: {
        subject: '天数已恢复',
        title: '这个订单的款项已重新到账，天数已恢复。',
        end: '会员到期时间见“我的简历 → 会员”。',
      },
    },
  },
  en: {
    amount: 'Amount',
    refunded: 'Refunded',
    disputed: 'Disputed amount',
    days: 'Days removed',
    of: (gone: number, days: number) => `${gone} of ${days}`,
    kinds: {
      refunded: {
        subject: 'Refund',
        title: 'Your order was refunded to your original payment method. This may take a few business days.',
        end: 'Only this order’s days are removed. Days you’ve already used, and days from other orders and invitations, aren’t affected.',
      },
      disputed: {
        subject: 'Disputed payment',
        title: 'Your bank disputed this payment and took the money back, so its days are on hold.',
        end: 'If the dispute is withdrawn or resolved and we receive the money again, your days are restored automatically.',
      },
      restored: {
        subject: 'Days restored',
        title: 'We received the payment for this order again, and your days are restored.',
        end: 'See when your membership ends under My resumes → Membership.',
      },
    },
  },
}
