import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { namedFault } from '~/session/account/named-fault'
import { call } from '~/session/client'
import { CodeField } from './CodeField'
import { EmailField } from './EmailField'
import { resetForm } from './login-schemas'
import { LoginFrame } from './LoginFrame'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'
import { senderOf, useCodeSender } from './use-code-sender'
import { useField } from './use-field'

type ResetPasswordProps = { email: string; onBack: () => void; onDone: (answer: SignedIn) => void }

export function ResetPassword({ email, onBack, onDone }: ResetPasswordProps) {
  const t = useTexts(LOGIN_TEXTS)
  const form = useForm({
    resolver: zodResolver(resetForm),
    defaultValues: { email, code: '', password: '' },
  })
  const emailField = useField({ control: form.control, name: 'email' })
  const codeField = useField({ control: form.control, name: 'code' })
  const passwordField = useField({ control: form.control, name: 'password' })
  const sender = useCodeSender({ purpose: 'reset', ...senderOf(form) })
  const submit = form.handleSubmit(async (input) => {
    try {
      onDone(await call('POST /auth/reset/email-pwd', { input, ignoreToast: true }))
    } catch (error) {
      const { field, message } = namedFault({ error, fields: ['code', 'password'] })
      form.setError(field, { message }, { shouldFocus: true })
    }
  })
  return (
    <LoginFrame
      onSubmit={submit}
      isPending={form.formState.isSubmitting}
      submit={t.resetSubmit}
      aside={{ text: t.back, onPress: onBack }}
    >
      <EmailField {...emailField} autoComplete="username" />
      <CodeField {...codeField} {...sender} />
      <TextField
        {...passwordField}
        label={t.newPassword}
        description={t.newPasswordHint}
        type="password"
        autoComplete="new-password"
        size="lg"
      />
    </LoginFrame>
  )
}
