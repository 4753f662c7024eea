import type { Payload, Where } from 'payload'
import type { AccountEventKind } from '../../../collections/account-event-names'
import { deleteRows } from '~/database/rows.server'
import { networkOf } from '../../http/network-of'

/** How long an account's log reaches back. */
const KEPT_DAYS = 180

export type AccountEvent = {
  userId: string | number
  kind: AccountEventKind
  /** how one came in, or which file was taken out */
  detail?: string
  /** User-Agent of the browser */
  device: string
  ip: string
}
export type LogEventOptions = { payload: Payload; event: AccountEvent }

/**
 * Writes a line into an account's log, and drops what is too old. Nobody waits for it: how long a refusal takes must not
 * tell whether there is an account.
 */
export function logEvent({ payload, event }: LogEventOptions): void {
  write({ payload, event }).catch((error: unknown) =>
    payload.logger.error({ err: error }, 'a line of an account’s log could not be written'),
  )
}

async function write({ payload, event }: { payload: Payload; event: AccountEvent }): Promise<void> {
  const { userId, kind, detail, device, ip } = event
  const data = {
    user: String(userId),
    kind,
    detail: detail ?? null,
    device: device.slice(0, 300),
    network: networkOf(ip),
  }
  const collection = 'account-events'
  await payload.create({ collection, data, depth: 0, overrideAccess: true, disableTransaction: true })
  const old = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const where: Where = { and: [{ user: { equals: userId } }, { createdAt: { less_than: old } }] }
  await deleteRows({ payload, collection, where })
}
