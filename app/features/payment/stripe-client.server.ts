import { Stripe } from 'stripe'
import type { Env } from '../../../env.server'

export type PaymentEnv = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>

/** Milliseconds; with its one repetition a call ends well before an order without a session counts as left alone. */
const TIMEOUT_MS = 8_000
const made = new Map<string, Stripe>()

/** The way to Stripe, or null where no settings say one: then buying is off and everything else works. */
export function stripeOf(env: PaymentEnv): Stripe | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base = '' } = env
  if (!key || !env.STRIPE_WEBHOOK_SECRET) return null
  const name = `${key} ${base}`
  const stripe = made.get(name) ?? createStripe({ key, base })
  made.set(name, stripe)
  return stripe
}

/** Whether plans can be bought here. */
export function isPaymentOn(env: PaymentEnv): boolean {
  return stripeOf(env) !== null
}

function createStripe({ key, base }: { key: string; base: string }): Stripe {
  const shared = { maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false }
  if (!base) return new Stripe(key, shared)
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return new Stripe(key, {
    ...shared,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  })
}
