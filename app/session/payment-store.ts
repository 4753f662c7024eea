import { createValue } from './create-value'

/** What the payment dialog is opened for: a plan to buy, or an order that was begun. */
export type PaymentRequest =
  { vipTypeId: string; orderId?: undefined } | { orderId: string; vipTypeId?: undefined }

export const paymentStore = createValue<PaymentRequest | null>(null)

/** Opens the payment dialog from anywhere: `openPayment({ vipTypeId })`. The person is signed in. */
export function openPayment(next: PaymentRequest) {
  paymentStore.set(next)
}

export function closePayment() {
  paymentStore.set(null)
}
