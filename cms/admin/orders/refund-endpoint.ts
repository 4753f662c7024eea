import { APIError, type Plugin } from 'payload'
import { refundOrder } from '../../../app/features/payment/refund-order.server'
import { recordAudit } from '../../../collections/audit/record-audit'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { isAdmin } from '../../../collections/roles'
import type { Env } from '../../../env.server'
import { withEndpoint } from '../with-endpoint'

const FAULTS = {
  off: { status: 503, 'zh-CN': '本站未启用支付', en: 'Payment is not set up on this site' },
  'not-found': { status: 404, 'zh-CN': '没有这个订单', en: 'There is no such order' },
  'not-paid': { status: 409, 'zh-CN': '只能退已支付的订单', en: 'Only a paid order can be refunded' },
  disputed: {
    status: 409,
    'zh-CN': '付款有争议，须先等银行裁定',
    en: 'The payment is disputed; the bank decides first',
  },
  refused: {
    status: 502,
    'zh-CN': 'Stripe 没有退款，请稍后再试，或到 Stripe 查看原因',
    en: 'Stripe did not refund it; try again later, or look there for the reason',
  },
  'wrong-amount': {
    status: 400,
    'zh-CN': '退款金额须大于零，且不超过订单余额',
    en: 'The amount must be above zero and no more than what is left of the order',
  },
}

/** POST /api/orders/{id}/refund {amount?}: minor units, without it all that is left. Administrators only. */
export const orderRefunds = (env: Env): Plugin =>
  withEndpoint({
    slug: 'orders',
    endpoint: {
      path: '/:id/refund',
      method: 'post',
      handler: async (req) => {
        const { user, payload } = req
        if (!user || !isAdmin(user)) throw new APIError(req.t('error:unauthorized'), 403, null, true)
        const body: unknown = await req.json?.().catch(() => null)
        const amount = typeof body === 'object' && body && 'amount' in body ? Number(body.amount) : undefined
        const id = String(req.routeParams?.id ?? '')
        const refunded = await refundOrder({ payload, env, log: payload.logger, orderId: id, amount })
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
    },
  })
