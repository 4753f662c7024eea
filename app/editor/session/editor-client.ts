import { createClient } from '~/api/client'
import { forgetOpened } from '~/features/device-copies/forget-device-copies'
import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { sessionEnded } from '~/session/session-ended'
import { SESSION_TEXTS } from '~/session/texts'

type Client = ReturnType<typeof createClient>
let client: Client | undefined

/** Calls of the editor. Unlike everywhere else, being signed out does not lead away: text on screen must not be lost. */
export function editorClient(): Client {
  client ??= createClient({
    storage: localStorage,
    onUnauthorized: () => {
      sessionEnded.set(true)
      void forgetOpened()
    },
    showError: toast.failure,
    texts: SESSION_TEXTS[pageLocale()],
  })
  return client
}
