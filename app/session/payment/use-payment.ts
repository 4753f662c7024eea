import { useEffect, useState } from 'react'
import type { DataOf } from '~/api/engine/call-types'
import { call } from '~/session/client'
import { loadSession } from '~/session/load-session'
import type { PaymentRequest } from '~/session/payment-store'

export type OrderView = DataOf<'GET /order/status/{orderId}'>

const POLL_MS = 2_000

/** The order that a dialog is about: made where a plan is named, then asked after until it waits no more. */
export function usePayment(request: PaymentRequest) {
  const [order, setOrder] = useState<OrderView | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { vipTypeId, orderId } = request
  useEffect(() => {
    let live = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (id: string) => {
      const next = await call('GET /order/status/{orderId}', {
        params: { orderId: id },
      }).catch(() => null)
      if (!live) return
      if (next) setOrder(next)
      if (next?.status === 'paid') void loadSession()
      // no answer says nothing about the payment: it is asked for again
      if (!next || next.status === 'pending') timer = setTimeout(() => void ask(id), POLL_MS)
    }
    const begin = async () => {
      const id = orderId ?? (await create(vipTypeId))
      if (live) await ask(id)
    }
    begin().catch((error: unknown) => live && setFault(error instanceof Error ? error.message : ''))
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [vipTypeId, orderId, attempt])
  const retry = () => {
    setFault(null)
    setOrder(null)
    setAttempt((n) => n + 1)
  }
  return { order, fault, retry }
}

async function create(vipTypeId: string): Promise<string> {
  const made = await call('POST /order/create-order', { input: { vipTypeId } })
  return made.orderId
}
