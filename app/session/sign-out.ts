import { CallError, TOKEN_KEY } from '~/api/client'
import { pageLocale } from '~/i18n/page-locale'
import { forgetDeviceCopies, hasUnsavedOfAccount } from '~/features/device-copies/forget-device-copies'
import { call } from './client'
import { endLater } from './end-later'
import { SESSION_TEXTS } from './texts'

/**
 * Ends the session here and on the server, and goes home; where the server can't be reached it ends here, and there as soon as
 * a page is opened again. The page is
 * loaded anew, so that nothing private stays in memory, and none of the account's resumes on the device.
 */
export async function signOut(): Promise<void> {
  // No undo can bring back what is on this device alone.
  if ((await hasUnsavedOfAccount()) && !confirm(SESSION_TEXTS[pageLocale()].losesUnsaved)) return
  const token = localStorage.getItem(TOKEN_KEY)
  const isEnded = await call('POST /auth/sign-out', {}).then(
    () => true,
    (error: unknown) => error instanceof CallError && error.code === 401,
  )
  localStorage.removeItem(TOKEN_KEY)
  if (!isEnded && token) endLater(token)
  sessionStorage.clear()
  await forgetDeviceCopies()
  location.assign('/')
}
