import { APIError, type Endpoint, type Plugin } from 'payload'
import { refundOrder } from '../../../app/features/payment/refund-order.server'
import { isAdmin } from '../../../collections/roles'
import type { Env } from '../../../env.server'

const FAULTS = {
  off: { status: 503, text: 'Payment is not set up on this site' },
  'not-found': { status: 404, text: 'There is no such order' },
  'not-paid': { status: 409, text: 'Only a paid order can be refunded' },
  disputed: { status: 409, text: 'The payment is disputed; the bank decides first' },
  'wrong-amount': { status: 400, text: 'amount: from 1 to what is left of the order, in minor units' },
}

/** POST /api/orders/{id}/refund {amount?}: minor units, without it all that is left. Administrators only. */
export function orderRefunds(env: Env): Plugin {
  const endpoint: Endpoint = {
    path: '/:id/refund',
    method: 'post',
    handler: async (req) => {
      const { user, payload } = req
      if (!user || !isAdmin(user)) throw new APIError('Forbidden', 403, null, true)
      const body: unknown = await req.json?.().catch(() => null)
      const amount = typeof body === 'object' && body && 'amount' in body ? Number(body.amount) : undefined
      const orderId = String(req.routeParams?.id ?? '')
      const refunded = await refundOrder({ payload, env, log: payload.logger, orderId, amount })
      if (!refunded.ok) {
        const { status, text } = FAULTS[refunded.reason]
        throw new APIError(text, status, null, true)
      }
      payload.logger.info({ order: orderId, amount, by: user.id }, 'an order was refunded')
      const { status, refundedAmount } = refunded.order
      return Response.json({ status, refundedAmount })
    },
  }
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'orders'
        ? { ...collection, endpoints: [...(collection.endpoints || []), endpoint] }
        : collection,
    ),
  })
}
