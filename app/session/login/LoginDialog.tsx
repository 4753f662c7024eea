import { useState } from 'react'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { Dialog } from '~/components/ui/Dialog'
import { Tabs } from '~/components/ui/Tabs'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { acceptSession } from '~/session/accept-session'
import { moveGuestResumes } from '~/session/move-guest-resumes'
import { askSecondStep, closeLogin, type LoginRequest } from '~/session/login-store'
import { plainCredential } from '~/session/account/plain-credential'
import { Button } from '~/components/ui/Button'
import { call } from '~/session/client'
import { CodeLogin } from './CodeLogin'
import { PasswordLogin } from './PasswordLogin'
import { QrLogin } from './QrLogin'
import { ResetPassword } from './ResetPassword'
import { SecondStep } from './SecondStep'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'
import { InviteWord, isWorthSaying } from './InviteWord'
import { useKeptInvite } from './use-kept-invite'

/** Loaded when it is first opened. What was typed as the address follows from one way to the other. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const t = useTexts(LOGIN_TEXTS)
  const [email, setEmail] = useState('')
  const [resetting, setResetting] = useState(false)
  const [first] = useState(lastMethod)

  const finish = (method: LoginMethod | null) => (answer: SignedIn) => {
    if (method) keepMethod(method)
    acceptSession(answer)
    closeLogin()
    toast.success(t.welcome)
    void moveGuestResumes().then(() => request.then?.())
  }
  const tabs = [
    {
      id: 'code',
      title: t.byCode,
      content: <CodeLogin email={email} onEmail={setEmail} onDone={finish('code')} />,
    },
    {
      id: 'password',
      title: t.byPassword,
      content: (
        <PasswordLogin
          email={email}
          onEmail={setEmail}
          onForgot={() => setResetting(true)}
          onDone={finish('password')}
        />
      ),
    },
    { id: 'phone', title: t.byPhone, content: <QrLogin onDone={finish('phone')} /> },
  ]
  const [title, description] = request.ticket
    ? [t.secondStepTitle, t.secondStepDescription]
    : resetting
      ? [t.resetTitle, t.resetDescription]
      : [t.title, `${request.why ? `${t.reasons[request.why]} ` : ''}${t.description}`]
  return (
    <Dialog onClose={closeLogin} title={title} description={description} size="sm" isDismissable={false}>
      {request.ticket ? (
        <SecondStep ticket={request.ticket} onBack={() => askSecondStep(undefined)} onDone={finish(null)} />
      ) : resetting ? (
        <ResetPassword email={email} onBack={() => setResetting(false)} onDone={finish('password')} />
      ) : (
        <>
          <Tabs label={t.methods} look="segment" tabs={tabs} defaultSelectedKey={first} />
          <PasskeyLogin onDone={finish(null)} />
          <KeptInvite />
        </>
      )}
    </Dialog>
  )
}

/** Says what the invitation gives whose link this browser has opened. */
function KeptInvite() {
  const invite = useKeptInvite()
  if (!isWorthSaying(invite)) return null
  return (
    <div className="mt-6 flex border-t border-line pt-4">
      <InviteWord invite={invite} />
    </div>
  )
}

const METHODS = ['code', 'password', 'phone'] as const
type LoginMethod = (typeof METHODS)[number]

const KEY = 'login-method'

/** The way the person signed in last; codes for the first time. */
function lastMethod(): LoginMethod {
  return METHODS.find((method) => method === localStorage.getItem(KEY)) ?? 'code'
}

function keepMethod(method: LoginMethod) {
  localStorage.setItem(KEY, method)
}

/** One button: the browser knows which passkeys there are. */
function PasskeyLogin({ onDone }: { onDone: (answer: SignedIn) => void }) {
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
