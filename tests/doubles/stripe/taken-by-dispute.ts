import type { Charge, State } from './state'

/** What a bank holds, or has kept, of a payment. */
export function takenByDispute({ state, charge }: { state: State; charge: Charge }): number {
  return [...state.disputes.values()]
    .filter((one) => one.charge === charge.id && (one.status === 'needs_response' || one.status === 'lost'))
    .reduce((sum, { amount }) => sum + amount, 0)
}
