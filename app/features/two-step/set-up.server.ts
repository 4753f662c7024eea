import { renderSVG } from 'uqr'
import * as z from 'zod'
import { changeAccount } from '../auth/change-account.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.server'
import { openTicket, sealTicket } from './tickets.server'
import { makeSecret, stepOfCode, totpUri } from './totp'

const SECONDS = 30 * 60
const kept = z.object({ userId: z.string(), secret: z.string() })

type Options = OfPerson

/** A secret for an authenticator app. It counts once a code of it has come back with the ticket. */
export function startTwoStep({ payload, person }: Options) {
  const secret = makeSecret()
  const uri = totpUri({ secret, label: person.email || person.nickname || 'Jianli' })
  const data = { userId: String(person.id), secret }
  const image = `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`
  return { secret, uri, image, ticket: sealTicket({ payload, kind: 'totp', data, seconds: SECONDS }) }
}

export type ConfirmedTwoStep =
  { ok: true; recoveryCodes: string[] } | { ok: false; reason: 'ended' | 'wrong' | 'is-on' }

/** Switches two-step sign-in on, by the app's first code; this session has shown both steps. */
export async function confirmTwoStep(
  options: Options & { ticket: string; code: string },
): Promise<ConfirmedTwoStep> {
  const { payload, person, ticket, code } = options
  const userId = String(person.id)
  const { data } = kept.safeParse(openTicket({ payload, kind: 'totp', ticket }))
  if (data?.userId !== userId) return { ok: false, reason: 'ended' }
  const step = stepOfCode({ secret: data.secret, code, after: 0 })
  if (step === null) return { ok: false, reason: 'wrong' }
  const recoveryCodes = makeRecoveryCodes()
  const isOn = await changeAccount({
    payload,
    userId,
    change: ({ totpSince, sessions }) =>
      totpSince
        ? null
        : {
            totpSince: new Date().toISOString(),
            totpSecret: payload.encrypt(data.secret),
            totpStep: step,
            recoveryCodes: recoveryCodes.map((one) => recoveryHash({ payload, userId, code: one })),
            sessions: (sessions ?? []).map((one) =>
              one.id === person._sid ? { ...one, isStrong: true } : one,
            ),
          },
  })
  return isOn ? { ok: true, recoveryCodes } : { ok: false, reason: 'is-on' }
}

/** Switches it off: the app's codes and the recovery codes count no more. The caller has checked a second step. */
export async function stopTwoStep({ payload, person }: Options): Promise<void> {
  const change = () => ({ totpSince: null, totpSecret: null, totpStep: null, recoveryCodes: null })
  await changeAccount({ payload, userId: person.id, change })
}

/** New recovery codes in the place of all former ones. The caller has checked a second step. */
export async function renewRecoveryCodes({ payload, person }: Options): Promise<string[]> {
  const userId = String(person.id)
  const codes = makeRecoveryCodes()
  const change = () => ({ recoveryCodes: codes.map((code) => recoveryHash({ payload, userId, code })) })
  await changeAccount({ payload, userId, change })
  return codes
}
