import type { Stripe } from 'stripe'
import { readLanguage } from '../../../collections/languages/read-language'
import type { Language } from '../../../collections/resumes/choices'
import { planIn } from '../membership/read-ledger.server'
import type { Order } from './order'

/** Stripe takes no end nearer than 30 minutes: a minute is left for getting there. */
const SPARE_MS = 60_000

const SITE_NAMES: Record<Language, string> = { 'zh-CN': '简历 Jianli', en: 'Jianli' }
const STRIPE_LOCALES = { 'zh-CN': 'zh', en: 'en' } as const satisfies Record<Language, string>

/**
 * Opens Stripe Checkout for an order. The key makes it one session for each order, however often and from how many
 * servers it is asked for; so everything sent comes from the order alone.
 */
export async function openCheckout(options: { stripe: Stripe; order: Order; email: string | null }) {
  const { stripe, order, email } = options
  const { id, amount, currency, origin, orderNo } = order
  const language = readLanguage(order.language)
  const { name } = planIn(order.plan)
  const metadata = { orderId: id, orderNo }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: id,
      metadata,
      payment_intent_data: { metadata, description: `Jianli ${orderNo}` },
      payment_method_types: ['card', 'alipay', 'wechat_pay'],
      payment_method_options: { wechat_pay: { client: 'web' } },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name: `${SITE_NAMES[language]} · ${name[language]}` },
          },
        },
      ],
      locale: STRIPE_LOCALES[language],
      expires_at: Math.floor((Date.parse(order.expiresAt) + SPARE_MS) / 1000),
      success_url: `${origin}/vip?order=${id}`,
      cancel_url: `${origin}/vip?order=${id}`,
      ...(email ? { customer_email: email } : {}),
    },
    { idempotencyKey: `checkout:${id}` },
  )
  if (!session.url) throw new Error(`Stripe gave no address for the session ${session.id}`)
  return { sessionId: session.id, payUrl: session.url }
}
