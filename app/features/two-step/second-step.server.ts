import type { Payload } from 'payload'
import * as z from 'zod'
import type { Services } from '../services'
import { logEvent } from '../account-log/log-event.server'
import type { SignInDevice } from '../auth/sign-in-device'
import { startSession, type StartedSession } from '../auth/start-session.server'
import { checkSecondStep, type CheckedSecondStep } from './check-second-step.server'
import { openTicket, spendTicket } from './tickets.server'

export type TakeSecondStepOptions = {
  services: Services
  ip: string
  device: SignInDevice
  ticket: string
  code: string
}
export type TookSecondStep =
  ({ ok: true } & StartedSession) | { ok: false; reason: 'ended' } | Extract<CheckedSecondStep, { ok: false }>

/** The second step after a password, a mailed code or a scan: `ticket` shows that one of those went well. */
export async function takeSecondStep(options: TakeSecondStepOptions): Promise<TookSecondStep> {
  const { services, ip, device, ticket, code } = options
  const { payload } = services
  const userId = userOf({ payload, ticket })
  if (!userId) return { ok: false, reason: 'ended' }
  const checked = await checkSecondStep({ services, userId, code })
  if (!checked.ok) {
    if (checked.reason === 'wrong')
      logEvent({ payload, event: { userId, kind: 'second-step-refused', device: device.userAgent, ip } })
    return checked
  }
  // it leads to one session, whatever further codes come with it
  if (!(await spendTicket({ payload, ticket }))) return { ok: false, reason: 'ended' }
  if (checked.by === 'recovery-code')
    logEvent({ payload, event: { userId, kind: 'recovery-code', device: device.userAgent, ip } })
  return { ok: true, ...(await startSession({ payload, userId, device, ip, how: 'second-step' })) }
}

function userOf({ payload, ticket }: { payload: Payload; ticket: string }): string | null {
  const { data } = z
    .object({ userId: z.string() })
    .safeParse(openTicket({ payload, kind: 'second-step', ticket }))
  return data?.userId ?? null
}
