import { TOKEN_KEY } from '~/api/client'
import { call } from './client'

/**
 * Ends the session here and on the server, and goes home; here it ends even when the server can't be reached. The page is
 * loaded anew, so that nothing private stays in memory.
 */
export async function signOut(): Promise<void> {
  await call('POST /auth/sign-out', {}).catch(() => undefined)
  localStorage.removeItem(TOKEN_KEY)
  sessionStorage.clear()
  location.assign('/')
}
