import { useState } from 'react'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { useAsked } from '~/session/use-asked'
import { errorOf } from './error-of'
import { LoginFrame } from './LoginFrame'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'

export type SecondStepProps = { ticket: string; onBack: () => void; onDone: (answer: SignedIn) => void }

/** The code of the app, or a recovery code, after the first step went well. */
export function SecondStep({ ticket, onBack, onDone }: SecondStepProps) {
  const t = useTexts(LOGIN_TEXTS)
  const [code, setCode] = useState('')
  const { fault, setFault, isPending, ask } = useAsked(errorOf)
  const submit = async () => {
    if (code.trim().length < 6) return setFault(t.errors.code)
    await ask(async () =>
      onDone(await call('POST /auth/second-step', { input: { ticket, code }, ignoreToast: true })),
    )
  }
  return (
    <LoginFrame
      onSubmit={submit}
      isPending={isPending}
      submit={t.signIn}
      aside={{ text: t.back, onPress: onBack }}
    >
      <TextField
        label={t.code}
        description={t.secondStepHint}
        value={code}
        onChange={setCode}
        error={fault}
        autoComplete="one-time-code"
        size="lg"
        autoFocus
      />
    </LoginFrame>
  )
}
