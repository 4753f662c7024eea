import { bad, type Refusal } from './check-params'
import { textAt, type Form } from './form'
import { takenByDispute } from './taken-by-dispute'

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  payment_intent: string
  status: 'succeeded'
}
export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  payment_intent: string
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost'
  created: number
}
export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  latest_charge: string | null
  metadata: Form
}
export type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  payment_intent: string | null
  metadata: Form
  success_url: string
  expires_at: number
  intentMetadata: Form
  name: string
}
export type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  charge: string
  status: 'succeeded' | 'failed'
  created: number
}
export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: { id: string; object: string } }
}

/** What the double remembers, and what happens to it. */
export type State = {
  sessions: Map<string, Session>
  intents: Map<string, Intent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  events: StripeEvent[]
  /** where events are posted to, as they happen; nothing: somebody else tells of them */
  onEvent?: (event: StripeEvent) => void
}

let made = 0
export const newId = (kind: string) =>
  `${kind}_test_${(++made).toString().padStart(6, '0')}${Math.random().toString(36).slice(2, 8)}`
export const seconds = () => Math.floor(Date.now() / 1000)

export function createState(): State {
  const [sessions, intents, charges, refunds, disputes] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ]
  return { sessions, intents, charges, refunds, disputes, events: [] }
}

/** Keeps an event, and posts it where somebody listens. */
export function tell(state: State, type: string, object: { id: string; object: string }): void {
  const about = { id: newId('evt'), object: 'event', type, created: seconds() } as const
  const event = { ...about, data: { object: { ...object } } }
  state.events.push(event)
  state.onEvent?.(event)
}

export function createSession({ state, form, host }: { state: State; form: Form; host: string }): Session {
  const at = (path: string) => textAt({ form, path })
  const id = newId('cs')
  const intentMetadata = typeof form.payment_intent_data === 'object' ? form.payment_intent_data.metadata : {}
  const session: Session = {
    id,
    object: 'checkout.session',
    url: `${host}/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(at('line_items.0.price_data.unit_amount')) * Number(at('line_items.0.quantity')),
    currency: at('line_items.0.price_data.currency'),
    client_reference_id: at('client_reference_id') || null,
    payment_intent: null,
    metadata: typeof form.metadata === 'object' ? form.metadata : {},
    success_url: at('success_url'),
    expires_at: Number(at('expires_at')) || seconds() + 24 * 60 * 60,
    intentMetadata: typeof intentMetadata === 'object' ? intentMetadata : {},
    name: at('line_items.0.price_data.product_data.name'),
  }
  state.sessions.set(id, session)
  return session
}

export function expireSession({ state, session }: { state: State; session: Session }): Refusal | null {
  if (session.status !== 'open')
    return bad({
      param: 'session',
      message: `Only Checkout Sessions with a status in ["open"] can be expired; it is ${session.status}`,
    })
  session.status = 'expired'
  session.url = null
  tell(state, 'checkout.session.expired', session)
  return null
}

export type Outcome = 'paid' | 'processing' | 'failed'

/** The person completes Checkout: paid at once, or by a method that takes its time (`processing`, then settled). */
export function completeSession({
  state,
  session,
  outcome,
}: {
  state: State
  session: Session
  outcome: Outcome
}): boolean {
  const settling = session.status === 'complete' && session.payment_status === 'unpaid'
  if (session.status !== 'open' && !settling) return false
  const intent =
    (session.payment_intent && state.intents.get(session.payment_intent)) || newIntent({ state, session })
  session.status = 'complete'
  session.url = null
  intent.status =
    outcome === 'paid' ? 'succeeded' : outcome === 'failed' ? 'requires_payment_method' : 'processing'
  if (outcome === 'paid') {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
      status: 'succeeded',
    }
    state.charges.set(charge.id, charge)
    intent.latest_charge = charge.id
    session.payment_status = 'paid'
  }
  const late =
    outcome === 'paid' ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed'
  tell(state, settling ? late : 'checkout.session.completed', session)
  if (outcome === 'paid') tell(state, 'payment_intent.succeeded', intent)
  return true
}

function newIntent({ state, session }: { state: State; session: Session }): Intent {
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    currency: session.currency,
    status: 'processing',
    latest_charge: null,
    metadata: session.intentMetadata,
  }
  state.intents.set(intent.id, intent)
  session.payment_intent = intent.id
  return intent
}

export function createRefund({
  state,
  intentId,
  amount,
}: {
  state: State
  intentId: string
  amount?: number
}): Refund | Refusal {
  const intent = state.intents.get(intentId)
  const charge = state.charges.get(intent?.latest_charge ?? '')
  if (!charge)
    return bad({
      param: 'payment_intent',
      message: 'This PaymentIntent does not have a successful charge to refund.',
    })
  if (takenByDispute({ state, charge }) > 0)
    return bad({ param: 'charge', code: 'charge_disputed', message: 'Charge has been charged back.' })
  const rest = charge.amount - charge.amount_refunded
  const wanted = amount ?? rest
  if (rest === 0)
    return bad({
      param: 'charge',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    })
  if (wanted < 1 || wanted > rest)
    return bad({ param: 'amount', message: 'Refund amount is greater than unrefunded amount on charge' })
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount: wanted,
    payment_intent: intentId,
    charge: charge.id,
    status: 'succeeded',
    created: seconds(),
  }
  state.refunds.set(refund.id, refund)
  charge.amount_refunded += wanted
  charge.refunded = charge.amount_refunded === charge.amount
  tell(state, 'refund.created', refund)
  tell(state, 'charge.refunded', charge)
  return refund
}

/** The bank sends a refund back: the money is the seller's again. */
export function failRefund({ state, refund }: { state: State; refund: Refund }): void {
  const charge = state.charges.get(refund.charge)
  if (!charge || refund.status === 'failed') return
  refund.status = 'failed'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  tell(state, 'refund.failed', refund)
}
