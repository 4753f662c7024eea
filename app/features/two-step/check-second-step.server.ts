import type { TypedUser } from 'payload'
import type { Services } from '../services'
import { changeAccount } from '../auth/change-account.server'
import { hashesLeft, recoveryHash } from './recovery-codes.server'
import { stepOfCode } from './totp'

export type CheckSecondStepOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  userId: string
  /** six digits of the app, or a recovery code */
  code: string
}
export type CheckedSecondStep =
  | { ok: true; by: 'app' | 'recovery-code' }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; /** seconds */ retryAfter: number }

const RULE = { name: 'second-step', points: 10, seconds: 15 * 60 }

/**
 * Uses up a code of the app or a recovery code: of many at once with the same one, one is right. Ten wrong ones in a quarter
 * of an hour end it; who comes here has shown the first step, so no stranger takes these tries.
 */
export async function checkSecondStep(options: CheckSecondStepOptions): Promise<CheckedSecondStep> {
  const { services, userId, code } = options
  const { payload, limiter } = services
  const taken = await limiter.take({ rule: RULE, key: userId })
  if (!taken.ok) return { ok: false, reason: 'too-many', retryAfter: taken.retryAfter }
  let by: 'app' | 'recovery-code' | null = null
  await changeAccount({
    payload,
    userId,
    change: (user) => {
      const used = spendCode({
        user,
        code,
        hash: recoveryHash({ payload, userId, code }),
        decrypt: (text) => payload.decrypt(text),
      })
      by = used?.by ?? null
      return used?.changes ?? null
    },
  })
  if (!by) return { ok: false, reason: 'wrong' }
  await limiter.reset({ rule: RULE, key: userId })
  return { ok: true, by }
}

type SpendCodeOptions = { user: TypedUser; code: string; hash: string; decrypt: (text: string) => string }

function spendCode({ user, code, hash, decrypt }: SpendCodeOptions) {
  if (!user.totpSince || !user.totpSecret) return null
  if (/^\d{6}$/.test(code)) {
    const step = stepOfCode({ secret: decrypt(user.totpSecret), code, after: user.totpStep ?? 0 })
    return step === null ? null : { by: 'app' as const, changes: { totpStep: step } }
  }
  const left = hashesLeft(user.recoveryCodes)
  if (!left.includes(hash)) return null
  return { by: 'recovery-code' as const, changes: { recoveryCodes: left.filter((one) => one !== hash) } }
}
