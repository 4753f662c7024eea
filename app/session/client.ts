import { createClient } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { endSession } from './end-session'
import { SESSION_TEXTS } from './texts'

/** The browser's calls: `call('POST /resume/list', { input })`. Only for the browser. */
export const { call } = createClient({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  onUnauthorized: endSession,
  showError: (message) => void toast.error(message),
  get texts() {
    return SESSION_TEXTS[pageLocale()]
  },
})
