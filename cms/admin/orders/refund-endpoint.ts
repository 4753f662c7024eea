import { APIError, type Plugin } from 'payload'
import {
  refundOrder,
  type RefundFault,
  type RefundPart,
} from '../../../app/features/payment/refund-order.server'
import { recordAudit } from '../../../collections/audit/record-audit'
import { adminLanguage } from '../../../collections/languages/admin-language'
import type { Language } from '../../../collections/resumes/choices'
import type { Env } from '../../../env.server'
import { withEndpoint } from '../with-endpoint'

const FAULTS: Record<RefundFault, Record<Language, string> & { status: number }> = {
  off: { status: 503, 'zh-CN': '本站未启用支付', en: 'Payment is not set up on this site' },
  'not-found': { status: 404, 'zh-CN': '没有这个订单', en: 'There is no such order' },
  'not-paid': { status: 409, 'zh-CN': '只能退已支付的订单', en: 'Only a paid order can be refunded' },
  disputed: {
    status: 409,
    'zh-CN': '付款有争议，须先等银行裁定',
    en: 'The payment is disputed; the bank decides first',
  },
  changed: {
    status: 409,
    'zh-CN': '该订单的已退金额有变化，请刷新页面核对后再退款',
    en: 'The refunded amount has changed. Reload and check before refunding',
  },
  refused: {
    status: 502,
    'zh-CN': 'Stripe 拒绝了退款，请到 Stripe 查看原因',
    en: 'Stripe refused to refund it; look there for the reason',
  },
  unknown: {
    status: 502,
    'zh-CN': '无法确认是否已退款，重试前请先查看订单或到 Stripe 核对',
    en: 'We don’t know whether the refund went through. Check the order or Stripe before trying again',
  },
  'wrong-amount': {
    status: 400,
    'zh-CN': '退款金额须大于零，且不超过订单余额',
    en: 'The amount must be above zero and no more than what is left of the order',
  },
}

/**
 * POST /api/orders/{id}/refund {amount?, refundedAmount?}: in minor units how much, and with it how much had gone back
 * before; without them all that is left. Administrators only.
 */
export const orderRefunds = (env: Env): Plugin =>
  withEndpoint({
    slug: 'orders',
    path: '/:id/refund',
    handle: async ({ req, user }) => {
      const { payload } = req
      const part = partIn(await req.json?.().catch(() => null))
      const id = String(req.routeParams?.id ?? '')
      const refunded = await refundOrder({ payload, env, log: payload.logger, orderId: id, part })
      if (!refunded.ok) {
        const { status, ...texts } = FAULTS[refunded.reason]
        throw new APIError(texts[adminLanguage(req.i18n)], status, null, true)
      }
      payload.logger.info({ order: id, amount: refunded.amount, by: user.id }, 'an order was refunded')
      const { status, refundedAmount: after, orderNo } = refunded.order
      const changes = [{ field: 'refundedAmount', before: after - refunded.amount, after }]
      await recordAudit({ place: 'orders', id, title: orderNo, action: 'update', changes, req })
      return Response.json({ status, refundedAmount: after })
    },
  })

function partIn(body: unknown): RefundPart | undefined {
  if (typeof body !== 'object' || !body || !('amount' in body)) return undefined
  const refundedAmount = 'refundedAmount' in body ? body.refundedAmount : NaN
  return { amount: Number(body.amount), refundedAmount: Number(refundedAmount) }
}
