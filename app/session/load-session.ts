import { CallError, TOKEN_KEY } from '~/api/client'
import { claimDevice } from '~/features/device-copies/forget-device-copies'
import { call } from './client'
import { endNow } from './end-later'
import { sessionStore } from './session-store'

const SHORTEST = 21

/**
 * Asks whose the stored token is and keeps the fresh one that comes back. Without a token one is a guest, unless the page
 * came with a session's cookie: then one has signed in by the admin's form.
 */
export async function loadSession({ hasCookie = false } = {}): Promise<void> {
  const token = localStorage.getItem(TOKEN_KEY)
  if (await endNow({ token })) return sessionStore.set(null)
  if (!hasCookie && (!token || token.length < SHORTEST)) return sessionStore.set(null)
  try {
    const { accessToken, ...user } = await call('GET /user/info', { ignoreToast: true })
    if (accessToken.length >= SHORTEST) localStorage.setItem(TOKEN_KEY, accessToken)
    claimDevice(user.id)
    sessionStore.set(user)
  } catch (error) {
    // No answer says nothing about the token: it stays, and the person counts as a guest until the next try.
    if (!token || !(error instanceof CallError && error.code === 401)) sessionStore.set(null)
  }
}
