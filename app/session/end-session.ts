import { toast } from '~/components/ui/toast'
import { clearCalls } from '~/http/call-cache'
import { pageLocale } from '~/i18n/page-locale'
import { go } from './go'
import { sessionStore } from './session-store'
import { SESSION_TEXTS } from './texts'

/** After a 401: the token is gone already; anywhere but at home the reader is told why, and goes there. */
export function endSession() {
  sessionStore.set(null)
  clearCalls()
  sessionStorage.clear()
  if (location.pathname === '/') return
  toast.warning(SESSION_TEXTS[pageLocale()].unauthorized)
  go('/')
}
