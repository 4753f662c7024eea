export type RefundRequest = {
  orderId: string
  /** minor units; without it all that is left */
  amount?: number
}

/** Asks the server to give money back. @returns null when it went well, else what is wrong, empty where nobody says */
export async function sendRefund({ orderId, amount }: RefundRequest): Promise<string | null> {
  const response = await fetch(`/api/orders/${orderId}/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(amount === undefined ? {} : { amount }),
  }).catch(() => null)
  if (response?.ok) return null
  const body: unknown = await response?.json().catch(() => null)
  if (typeof body !== 'object' || !body || !('errors' in body) || !Array.isArray(body.errors)) return ''
  const [first] = body.errors as { message?: unknown }[]
  return typeof first?.message === 'string' ? first.message : ''
}
