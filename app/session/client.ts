import { createClient } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { askSecondStep } from './login-store'
import { SESSION_TEXTS } from './texts'
import { forgetOpened } from '~/features/device-copies/forget-device-copies'
import { clearCalls } from '~/http/call-cache'
import { go } from './go'
import { sessionStore } from './session-store'

/** The browser's calls: `call('POST /resume/list', { input })`, and those for files. Only for the browser. */
export const { call, download } = createClient({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  onUnauthorized: endSession,
  asksFurther: ({ data }) => {
    const ticket = ticketOf(data)
    if (ticket) askSecondStep(ticket)
    return ticket !== null
  },
  showError: toast.failure,
  get texts() {
    return SESSION_TEXTS[pageLocale()]
  },
})

/** Where a way in asks for a second step: what goes with its code. */
function ticketOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('ticket' in data)) return null
  return typeof data.ticket === 'string' ? data.ticket : null
}

/** After a 401: the token is gone already; anywhere but at home the reader is told why, and goes there. */
function endSession() {
  sessionStore.set(null)
  clearCalls()
  sessionStorage.clear()
  void forgetOpened()
  if (location.pathname === '/') return
  toast.warning(SESSION_TEXTS[pageLocale()].unauthorized)
  go('/')
}
