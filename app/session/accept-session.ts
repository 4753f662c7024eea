import { TOKEN_KEY } from '~/api/client'
import { claimDevice } from '~/features/device-copies/forget-device-copies'
import { clearCalls } from '~/http/call-cache'
import { sessionEnded } from './session-ended'
import { sessionStore, type SessionUser } from './session-store'

/** Someone has signed in: their token is kept, and whatever was fetched before is forgotten. */
export function acceptSession({ accessToken, user }: { accessToken: string; user: SessionUser }) {
  localStorage.setItem(TOKEN_KEY, accessToken)
  claimDevice(user.id)
  clearCalls()
  sessionStore.set(user)
  sessionEnded.set(false)
}
