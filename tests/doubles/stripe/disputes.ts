import { newId, seconds, tell, type Dispute, type State } from './state'

/** The bank takes back what is left of a payment, or only asks about it; one at a time. */
export function createDispute(options: {
  state: State
  intentId: string
  status?: 'needs_response' | 'warning_needs_response'
}): Dispute | null {
  const { state, intentId, status = 'needs_response' } = options
  const charge = state.charges.get(state.intents.get(intentId)?.latest_charge ?? '')
  const amount = charge ? charge.amount - charge.amount_refunded : 0
  if (!charge || amount === 0 || charge.disputed) return null
  charge.disputed = true
  const id = newId('dp')
  const about = { charge: charge.id, payment_intent: intentId, created: seconds() }
  const dispute: Dispute = { id, object: 'dispute', amount, status, ...about }
  state.disputes.set(id, dispute)
  tell(state, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank decides. */
export function closeDispute(options: { state: State; dispute: Dispute; status: 'won' | 'lost' }): void {
  const { state, dispute, status } = options
  if (dispute.status === 'won' || dispute.status === 'lost') return
  dispute.status = status
  tell(state, 'charge.dispute.closed', dispute)
}
