import { useState } from 'react'
import { Dialog } from '~/components/ui/Dialog'
import { Tabs } from '~/components/ui/Tabs'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { acceptSession } from '~/session/accept-session'
import { moveGuestResumes } from '~/session/move-guest-resumes'
import { closeLogin, type LoginRequest } from '~/session/login-store'
import { CodeLogin } from './CodeLogin'
import { KeptInvite } from './KeptInvite'
import { keepMethod, lastMethod, type LoginMethod } from './last-method'
import { PasswordLogin } from './PasswordLogin'
import { QrLogin } from './QrLogin'
import { ResetPassword } from './ResetPassword'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'

/** Loaded when it is first opened. What was typed as the address follows from one way to the other. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const t = useTexts(LOGIN_TEXTS)
  const [email, setEmail] = useState('')
  const [resetting, setResetting] = useState(false)
  const [first] = useState(lastMethod)

  const finish = (method: LoginMethod) => (answer: SignedIn) => {
    keepMethod(method)
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
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeLogin()}
      title={resetting ? t.resetTitle : t.title}
      description={resetting ? t.resetDescription : t.description}
      size="sm"
      isDismissable={false}
    >
      {resetting ? (
        <ResetPassword email={email} onBack={() => setResetting(false)} onDone={finish('password')} />
      ) : (
        <>
          <Tabs label={t.methods} look="segment" tabs={tabs} defaultSelectedKey={first} />
          <KeptInvite />
        </>
      )}
    </Dialog>
  )
}
