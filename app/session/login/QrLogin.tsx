import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { useAsked } from '~/session/use-asked'
import { DigitsField } from './DigitsField'
import { errorOf } from './error-of'
import { LoginFrame } from './LoginFrame'
import { QrCode } from './QrCode'
import { QR_TEXTS } from './qr-texts'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'
import { useScene } from './use-scene'

/** Signing in with a phone: a QR code, and with an official account the code that it sends. */
export function QrLogin({ onDone }: { onDone: (answer: SignedIn) => void }) {
  const { state, refresh } = useScene({
    onConfirmed: ({ accessToken, user }) => accessToken && user && onDone({ accessToken, user }),
  })
  const byWechat = 'scene' in state && state.scene.by === 'wechat'
  return (
    <div className="flex flex-col gap-6 py-2">
      {byWechat && /MicroMessenger/i.test(navigator.userAgent) ? (
        <StartInWechat />
      ) : (
        <QrCode state={state} onRefresh={refresh} />
      )}
      {byWechat && <AccountCode onDone={onDone} />}
    </div>
  )
}

/** Inside WeChat there is nothing to scan with: its own page asks instead, and comes back here. */
function StartInWechat() {
  const t = useTexts(QR_TEXTS)
  return (
    <Button
      look="primary"
      size="lg"
      onPress={() => location.assign(`/wechat/start?to=${encodeURIComponent(location.pathname)}`)}
    >
      {t.openInWechat}
    </Button>
  )
}

function AccountCode({ onDone }: { onDone: (answer: SignedIn) => void }) {
  const t = useTexts(QR_TEXTS)
  const login = useTexts(LOGIN_TEXTS)
  const [code, setCode] = useState('')
  const { fault, setFault, isPending, ask } = useAsked(errorOf)
  const submit = async () => {
    if (code.length !== 6) return setFault(t.codeError)
    await ask(async () =>
      onDone(await call('POST /auth/wxmp/code-login', { input: { code }, ignoreToast: true })),
    )
  }
  return (
    <LoginFrame onSubmit={submit} isPending={isPending} submit={login.signIn}>
      <DigitsField
        label={t.codeLabel}
        description={t.codeHint}
        value={code}
        onChange={setCode}
        error={fault}
      />
    </LoginFrame>
  )
}
