/** What the payment dialog is opened for: a plan to buy, or an order that was begun. */
export type PaymentRequest =
  { vipTypeId: string; orderId?: undefined } | { orderId: string; vipTypeId?: undefined }

let request: PaymentRequest | null = null
const listeners = new Set<() => void>()

/** Opens the payment dialog from anywhere: `openPayment({ vipTypeId })`. The person is signed in. */
export function openPayment(next: PaymentRequest) {
  change(next)
}

export function closePayment() {
  change(null)
}

/** For useSyncExternalStore. */
export const paymentStore = {
  get: () => request,
  getOnServer: () => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: PaymentRequest | null) {
  request = next
  listeners.forEach((listener) => listener())
}
