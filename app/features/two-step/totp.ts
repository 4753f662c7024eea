import { Secret, TOTP } from 'otpauth'

/** Steps of 30 s that a phone's clock may be off. */
const WINDOW = 1

/** A new secret, base32, of 160 bits. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app scans. */
export function totpUri({ secret, label }: { secret: string; label: string }): string {
  return totp(secret, label).toString()
}

/** The time step whose code this is, or null. A step that was used before counts no more. */
export function stepOfCode({ secret, code, after }: { secret: string; code: string; after: number }) {
  const app = totp(secret)
  const delta = app.validate({ token: code, window: WINDOW })
  if (delta === null) return null
  const step = app.counter() + delta
  return step > after ? step : null
}

function totp(secret: string, label = 'account'): TOTP {
  return new TOTP({ issuer: 'Jianli', label, secret: Secret.fromBase32(secret), digits: 6, period: 30 })
}
