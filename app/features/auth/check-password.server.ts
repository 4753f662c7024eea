import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { TypedUser } from 'payload'
import { currentCaller } from '~/http/caller.server'
import { createSlots } from '../pdf/create-slots.server'

const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const LEGACY = { prefix: '', iterations: 25_000, bytes: 512 }

type Check = { account: TypedUser | null; password: string }
/** Whether a password is an account's. An account that is not there, or has none, takes the same time. */
export type CheckPassword = (check: Check) => Promise<boolean>

/**
 * Deriving a key holds one of the process's four threads for a good while, which files, compression and the database
 * wait for as well: two at once leave them theirs. Who would wait for long is told so (503). Many may come from one address.
 */
export function createPasswordCheck(): CheckPassword {
  const slots = createSlots({ places: 2, queueLimit: 20, queueMs: 5000, isLent: true })
  return async (check) => {
    const giveBack = await slots.take({ caller: currentCaller() })
    return isPassword(check).finally(giveBack)
  }
}

/**
 * Payload's own login reads the account before its transaction, so that two logins at once lose one of their
 * sessions; this checks the hash that Payload wrote, in its current and its former form.
 */
async function isPassword(options: Check): Promise<boolean> {
  const stored = storedHash(options.account)
  const { hash, salt, iterations, bytes } = stored ?? { hash: '', salt: 'nobody', ...CURRENT }
  const derived = await promisify(pbkdf2)(options.password, salt, iterations, bytes, 'sha256')
  const expected = Buffer.from(hash, 'hex')
  return stored !== null && expected.length === derived.length && timingSafeEqual(expected, derived)
}

function storedHash(account: TypedUser | null) {
  const { hash, salt } = account ?? {}
  if (typeof hash !== 'string' || typeof salt !== 'string') return null
  const form = hash.startsWith(CURRENT.prefix) ? CURRENT : LEGACY
  return { hash: hash.slice(form.prefix.length), salt, iterations: form.iterations, bytes: form.bytes }
}
