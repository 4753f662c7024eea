import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Env } from '../../env.server'

/**
 * Makes the first super admin on a database without users.
 * @returns what to print once when the password was made up here, else undefined
 */
export async function seedAdministrator(options: {
  payload: Payload
  env: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>
}): Promise<{ email: string; password: string } | undefined> {
  const { payload, env } = options
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return undefined
  const email = env.ADMIN_EMAIL ?? 'admin@example.com'
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  try {
    await payload.create({
      collection: 'users',
      overrideAccess: true,
      data: {
        username: 'admin',
        email,
        password,
        hasPassword: true,
        nickname: 'Admin',
        roles: ['SUPER_ADMIN'],
      },
    })
  } catch (error) {
    // Another instance that started at the same moment was first.
    const { totalDocs: now } = await payload.count({ collection: 'users', overrideAccess: true })
    if (now > 0) return undefined
    throw error
  }
  return env.ADMIN_PASSWORD ? undefined : { email, password }
}
