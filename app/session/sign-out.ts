import { TOKEN_KEY } from '~/api/client'
import { forgetDeviceCopies } from '~/features/device-copies/forget-device-copies'
import { call } from './client'

/**
 * Ends the session here and on the server, and goes home; here it ends even when the server can't be reached. The page is
 * loaded anew, so that nothing private stays in memory, and none of the account's resumes on the device.
 */
export async function signOut(): Promise<void> {
  await call('POST /auth/sign-out', {}).catch(() => undefined)
  localStorage.removeItem(TOKEN_KEY)
  sessionStorage.clear()
  await forgetDeviceCopies()
  location.assign('/')
}
