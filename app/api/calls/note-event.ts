import type { AccountEventKind } from '../../../collections/account-event-names'
import { logEvent } from '../../features/account-log/log-event.server'
import type { Person } from '../../features/auth/person-of-request.server'
import type { Services } from '~/features/services'

export type NoteEventOptions = {
  context: { services: Services; person: Person; request: Request; ip: string }
  kind: AccountEventKind
  detail?: string
}

/** Writes into the caller's own log what this call has done. */
export function noteEvent({ context, kind, detail = '' }: NoteEventOptions): void {
  const { services, person, request, ip } = context
  const device = request.headers.get('user-agent') ?? ''
  logEvent({ payload: services.payload, event: { userId: person.id, kind, detail, device, ip } })
}
