import { openStripe, STRIPE_KEY, STRIPE_WEBHOOK_SECRET, type StripeDouble } from '../doubles/stripe'
import { completeSession, type Outcome, type Session, type StripeEvent } from '../doubles/stripe/state'
import { makeVipType } from '../factories/vip-type'
import { openApi, type Answer, type SignedIn, type TestApi } from './open-api'
import { signUpAs } from './sign-up-as'

export type OrderView = {
  orderId: string
  status: string
  payUrl: string | null
  refundedAmount: number
  amount: number
}
export type Shop = {
  api: TestApi
  stripe: StripeDouble
  admin: string
  makeType: (overrides?: object) => Promise<string>
  order: (who: SignedIn, vipTypeId: string) => Promise<Answer>
  status: (who: SignedIn, orderId: string) => Promise<OrderView>
  sessionOf: (orderId: string) => Session
  /** the person pays, or not, at Stripe; nothing is told to us yet */
  pay: (orderId: string, outcome?: Outcome) => boolean
  /** posts an event as Stripe does */
  tell: (event: StripeEvent, secret?: string) => Promise<Answer>
  /** posts all events that Stripe has and we were not told yet */
  tellAll: () => Promise<void>
  /** the sum of a person's days in the ledger, and how long their membership runs */
  booksOf: (who: SignedIn) => Promise<{ days: number; rows: number; until: number }>
  close: () => Promise<void>
}

/** The calls with a Stripe of their own. */
export async function openShop(): Promise<Shop> {
  const stripe = await openStripe()
  const api = await openApi({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
  })
  const admin = (await signUpAs({ api, role: 'ADMIN' })).token
  const told = new Set<string>()
  const sessionOf = (orderId: string) => {
    const session = [...stripe.state.sessions.values()].find((one) => one.client_reference_id === orderId)
    if (!session) throw new Error(`Stripe has no session of ${orderId}`)
    return session
  }
  const tell: Shop['tell'] = (event, secret) => {
    told.add(event.id)
    const { body, signature } = stripe.signed(event, secret)
    return api.post('/order/notice-callback', { body, headers: { 'stripe-signature': signature } })
  }
  return {
    ...{ api, stripe, admin, sessionOf, tell },
    makeType: (overrides) => makeVipType({ api, admin, ...(overrides ? { overrides } : {}) }),
    order: ({ token }, vipTypeId) => api.post('/order/create-order', { token, body: { vipTypeId } }),
    status: async ({ token }, orderId) =>
      (await api.get(`/order/status/${orderId}`, { token })).body.data as OrderView,
    pay: (orderId, outcome = 'paid') =>
      completeSession({ state: stripe.state, session: sessionOf(orderId), outcome }),
    tellAll: async () => {
      for (const event of stripe.state.events) if (!told.has(event.id)) await tell(event)
    },
    booksOf: async (who) => {
      const { docs } = await api.services.payload.find({
        collection: 'ledger',
        where: { user: { equals: who.id } },
        pagination: false,
      })
      const info = (await api.get('/vip/info', { token: who.token })).body.data as { vipUntil: string | null }
      return {
        days: docs.reduce((sum, row) => sum + row.days, 0),
        rows: docs.length,
        until: info.vipUntil ? Date.parse(info.vipUntil) : 0,
      }
    },
    close: async () => {
      await api.close()
      await stripe.close()
    },
  }
}
