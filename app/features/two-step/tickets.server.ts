import type { Payload } from 'payload'
import { keyedHash } from '../auth/code-hash.server'
import { sameText } from '../auth/same-text.server'
import { insertOnce } from '~/database/insert-once.server'

/** What a ticket leads on to; one of another kind is worth nothing. */
export type TicketKind = 'second-step' | 'totp' | 'passkey' | 'new-passkey'

type Named = { payload: Payload; kind: TicketKind }
type Sealed = { data: unknown; until: number }

/** Hands out what the next call must bring again: readable, signed, for a few minutes. Nothing is stored. */
export function sealTicket(options: Named & { data: unknown; seconds: number }): string {
  const { data, seconds } = options
  const sealed: Sealed = { data, until: Date.now() + seconds * 1000 }
  const text = Buffer.from(JSON.stringify(sealed)).toString('base64url')
  return `${text}.${signature({ ...options, text })}`
}

/** What a ticket says, or undefined: forged, of another kind, or too late. */
export function openTicket(options: Named & { ticket: string }): unknown {
  const [text = '', signed = ''] = options.ticket.split('.')
  if (!sameText(signed, signature({ ...options, text }))) return undefined
  // an edge: it was signed here
  const { data, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Sealed
  return until > Date.now() ? data : undefined
}

type Options = { payload: Payload; ticket: string }

/** Uses a ticket up: true for one of many at once. */
export async function spendTicket({ payload, ticket }: Options): Promise<boolean> {
  const key = keyedHash({ payload, parts: ['ticket', ticket] })
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  const data = { key, codeHash: 'used', attemptsLeft: 0, expiresAt }
  return (await insertOnce({ payload, collection: 'one-time-codes', data })) !== null
}

function signature({ payload, kind, text }: Named & { text: string }): string {
  return keyedHash({ payload, parts: ['ticket', kind, text] })
}
