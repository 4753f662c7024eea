import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { EmailField } from './EmailField'
import { errorOf } from './error-of'
import { passwordForm } from './login-schemas'
import { LoginFrame } from './LoginFrame'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'
import { useField } from './use-field'

type PasswordLoginProps = {
  email: string
  onEmail: (email: string) => void
  onForgot: () => void
  onDone: (answer: SignedIn) => void
}

export function PasswordLogin({ email, onEmail, onForgot, onDone }: PasswordLoginProps) {
  const t = useTexts(LOGIN_TEXTS)
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: { email, password: '' } })
  const emailField = useField({ control: form.control, name: 'email' })
  const passwordField = useField({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async (input) => {
    try {
      onDone(await call('POST /auth/email-pwd', { input, ignoreToast: true }))
    } catch (error) {
      form.setError('password', { message: errorOf(error) }, { shouldFocus: true })
    }
  })
  return (
    <LoginFrame
      onSubmit={submit}
      isPending={form.formState.isSubmitting}
      submit={t.signIn}
      aside={{ text: t.forgot, onPress: onForgot }}
    >
      <EmailField {...emailField} autoComplete="username" onEmail={onEmail} />
      <TextField
        {...passwordField}
        label={t.password}
        type="password"
        autoComplete="current-password"
        size="lg"
      />
    </LoginFrame>
  )
}
