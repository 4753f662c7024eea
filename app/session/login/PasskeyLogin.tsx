import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { plainCredential } from '~/session/account/plain-credential'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'

/** One button: the browser knows which passkeys there are. */
export function PasskeyLogin({ onDone }: { onDone: (answer: SignedIn) => void }) {
  const t = useTexts(LOGIN_TEXTS)
  const [isPending, setPending] = useState(false)
  if (!browserSupportsWebAuthn()) return null
  const signIn = async () => {
    setPending(true)
    try {
      const { options, ticket } = await call('POST /auth/passkey/options', {})
      const response = await startAuthentication({ optionsJSON: options }).catch(() => null)
      // closed by the person, or none there
      if (!response) toast.info(t.noPasskey)
      else
        onDone(await call('POST /auth/passkey', { input: { ticket, response: plainCredential(response) } }))
    } catch {
      // the call has said why
    }
    setPending(false)
  }
  return (
    <Button className="mt-4 w-full" isPending={isPending} onPress={() => void signIn()}>
      <KeyRound aria-hidden className="size-4" />
      {t.byPasskey}
    </Button>
  )
}
