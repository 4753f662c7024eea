import * as z from 'zod'
import { createOrder } from '../../features/payment/create-order.server'
import type { Order } from '../../features/payment/order'
import { listOrders, orderStatus } from '../../features/payment/order-status.server'
import { sendOrderMails } from '../../features/payment/send-order-mails.server'
import { takeEvent } from '../../features/payment/take-event.server'
import { planIn } from '../../features/membership/read-ledger.server'
import { siteOrigin } from '../../http/site-origin'
import type { Language } from '../../../collections/resumes/schema'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { readBody } from '../engine/read-body.server'
import { notFound } from '../engine/refuse'
import { pageNum } from './fields'
import { vipTypeId } from './membership-view'

const about = { access: 'user', tag: 'Order' } as const
const status = z
  .enum(['pending', 'paid', 'closed', 'failed', 'refunded'])
  .describe(
    'pending → paid, closed or failed; paid → refunded. A payment that comes late still makes it paid',
  )

const orderView = z
  .object({
    orderId: z.string(),
    orderNo: z.string(),
    status,
    amount: z.int().describe('In minor units of the currency'),
    refundedAmount: z.int().describe('Of it given back so far'),
    currency: z.string(),
    days: z.int(),
    name: z.string().describe('The plan as it was bought, in the caller’s language'),
    payUrl: z.string().nullable().describe('Stripe Checkout, while it waits for payment'),
    createdAt: z.string(),
    expiresAt: z.string().describe('When an unpaid order is closed'),
    paidAt: z.string().nullable(),
  })
  .meta({ id: 'Order' })

const create = defineCall('POST /order/create-order', {
  ...about,
  summary: { 'zh-CN': '下单购买套餐', en: 'Order a plan' },
  description: {
    'zh-CN':
      '每人每个套餐同时只有一个待支付订单，重复调用得到同一个；价格取自数据库，之后改价不影响订单。三十分钟未支付即关闭。',
    en: 'One open order for each person and plan: calling again gives the same. The price is the database’s, and stays the order’s. Unpaid for thirty minutes, it is closed.',
  },
  limit: { points: 300, seconds: 60 * 60, by: 'person' },
  input: z.strictObject({ vipTypeId }),
  output: z.object({
    orderId: z.string(),
    payUrl: z.string().nullable().describe('Stripe Checkout, while it waits for payment'),
  }),
  errors: {
    404: {
      'zh-CN': '套餐不存在或已停售，或本站未开通支付',
      en: 'There is no such plan, it is not on sale, or payment is not set up on this site',
    },
    409: { 'zh-CN': '套餐免费，请用 POST /vip 领取', en: 'The plan is free: start it with POST /vip' },
  },
  async handler({ services, person, request, language, input }) {
    const origin = siteOrigin({ request, services })
    const created = await createOrder({ ...services, person, origin, language, ...input })
    if (created.ok) return { orderId: created.order.id, payUrl: payUrlOf(created.order) }
    if (created.reason === 'off') throw new ApiError({ status: 404, key: 'paymentOff' })
    if (created.reason === 'free') throw new ApiError({ status: 409, key: 'planIsFree' })
    throw notFound()
  },
})

const noticeCallback = defineCall('POST /order/notice-callback', {
  ...about,
  access: 'public',
  summary: { 'zh-CN': 'Stripe 的通知（签名回调）', en: 'Stripe’s webhook (signed)' },
  description: {
    'zh-CN':
      '校验 stripe-signature 后只取其中的 ID，再向 Stripe 查询实际状态。与本站无关的事件同样返回 200。',
    en: 'The header stripe-signature is checked over the raw body; only the id is taken and Stripe is asked. Events about nothing of ours are answered 200 too.',
  },
  raw: true,
  output: z.object({ received: z.literal(true), outcome: z.enum(['done', 'known', 'foreign']) }),
  errors: {
    400: { 'zh-CN': '签名错误，或内容无法读取', en: 'The signature is wrong, or the body can’t be read' },
    404: { 'zh-CN': '本站未开通支付', en: 'Payment is not set up on this site' },
  },
  async handler({ services, request }) {
    const bytes = await readBody({ request })
    const body = new TextDecoder().decode(bytes)
    const signature = request.headers.get('stripe-signature') ?? ''
    const taken = await takeEvent({ ...services, body, signature })
    if (!taken.ok && taken.reason === 'off') throw new ApiError({ status: 404, key: 'paymentOff' })
    if (!taken.ok) throw new ApiError({ status: 400, key: 'badSignature' })
    // Stripe isn't kept waiting for a mail; what is not sent now is sent by the next look at the orders
    if (taken.outcome === 'done')
      sendOrderMails(services).catch((error: unknown) => services.log.error({ err: error }, 'no mails sent'))
    return { received: true as const, outcome: taken.outcome }
  },
})

const orderStatusCall = defineCall('GET /order/status/{orderId}', {
  ...about,
  summary: { 'zh-CN': '订单状态（仅本人）', en: 'How an order stands (one’s own)' },
  output: orderView,
  async handler({ services, person, language, params: { orderId } }) {
    const order = await orderStatus({ ...services, person, orderId })
    if (!order) throw notFound()
    return viewOrder({ order, language })
  },
})

const list = defineCall('POST /order/list', {
  ...about,
  summary: { 'zh-CN': '我的订单，新的在前', en: 'My orders, newest first' },
  input: z.strictObject({ pageNum, pageSize: z.int().min(1).max(50).default(20) }),
  output: z.object({ total: z.number(), list: z.array(orderView) }),
  async handler({ services: { payload }, person, language, input }) {
    const { total, list } = await listOrders({ payload, person, ...input })
    return { total, list: list.map((order) => viewOrder({ order, language })) }
  },
})

export const orderCalls = [create, noticeCallback, orderStatusCall, list] as const

function viewOrder({ order, language }: { order: Order; language: Language }): z.input<typeof orderView> {
  return {
    ...order,
    orderId: order.id,
    name: planIn(order.plan).name[language],
    payUrl: payUrlOf(order),
    paidAt: order.paidAt ?? null,
  }
}

function payUrlOf({ status: now, payUrl }: Order): string | null {
  return now === 'pending' ? (payUrl ?? null) : null
}
