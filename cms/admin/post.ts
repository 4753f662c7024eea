export type Posted = { ok: true; answer: unknown } | { ok: false; message: string }

/** Asks one of our own endpoints below /api; a fault has the server's words, or none where nobody answered. */
export async function post(path: string, body: object = {}): Promise<Posted> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok) return { ok: true, answer }
  const isFault = typeof answer === 'object' && answer && 'errors' in answer && Array.isArray(answer.errors)
  const [first] = isFault ? (answer.errors as { message?: unknown }[]) : []
  return { ok: false, message: typeof first?.message === 'string' ? first.message : '' }
}
