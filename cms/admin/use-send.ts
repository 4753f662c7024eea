import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

/** `done` is said where it went well, `failed` where nobody says what is wrong. */
type Words = { done: string; failed: string }

/** Asks one of our own endpoints below /api, says how it went and has the page read anew. `send` gives null for a fault. */
export function useSend({ done, failed }: Words) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async (path: string, body: object = {}): Promise<unknown> => {
    setBusy(true)
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    const answer: unknown = await response?.json().catch(() => null)
    setBusy(false)
    if (!response?.ok) {
      toast.error(faultIn(answer) || failed)
      return null
    }
    toast.success(done)
    router.refresh()
    return answer
  }
  return { busy, send }
}

function faultIn(answer: unknown): string {
  if (typeof answer !== 'object' || !answer || !('errors' in answer) || !Array.isArray(answer.errors))
    return ''
  const [first] = answer.errors as { message?: unknown }[]
  return typeof first?.message === 'string' ? first.message : ''
}
