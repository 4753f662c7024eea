import { appendFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { parseForm, placesOf } from './form'
import type { Refusal } from './check-params'

/** What another party is asked for beside the double, and where it is noted. */
export type Witness = { url: string; notes: string }
/** One request that a witness took or refused, as a line of its notes. */
export type Note = {
  call: string
  version: string
  isIdempotent: boolean
  fields: string[]
  status: number
  message: string
}

/** `STRIPE_WITNESS`: the address of a mock of Stripe that somebody else wrote; `STRIPE_NOTES`: a file for what it said. */
export const witness: Witness | null = process.env.STRIPE_WITNESS
  ? { url: process.env.STRIPE_WITNESS, notes: process.env.STRIPE_NOTES ?? '' }
  : null

type Options = { witness: Witness; req: IncomingMessage; text: string; call: string }

/** Shows the other party a request that the double took. @returns its refusal, or null */
export async function askWitness({ witness, req, text, call }: Options): Promise<Refusal | null> {
  const { method = 'GET', url = '/', headers } = req
  const kept = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'] as const
  const sent = Object.fromEntries(
    kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  )
  const answer = await fetch(`${witness.url}${url}`, {
    method,
    headers: sent,
    ...(method === 'POST' ? { body: text } : {}),
  })
  const { error } = (await answer.json()) as { error?: { message?: string } }
  const form = parseForm(method === 'POST' ? text : (url.split('?')[1] ?? ''))
  const note: Note = {
    call,
    version: sent['stripe-version'] ?? '',
    isIdempotent: 'idempotency-key' in sent,
    fields: placesOf(form)
      .map(([place]) => place)
      .sort(),
    status: answer.status,
    message: error?.message ?? '',
  }
  if (witness.notes) await appendFile(witness.notes, `${JSON.stringify(note)}\n`)
  if (answer.ok) return null
  return { status: 400, type: 'invalid_request_error', message: `the witness refuses: ${note.message}` }
}
