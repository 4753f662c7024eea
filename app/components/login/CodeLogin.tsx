import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { CodeField } from './CodeField'
import { EmailField } from './EmailField'
import { errorOf } from './error-of'
import { codeForm } from './login-schemas'
import { LoginFrame } from './LoginFrame'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'
import { useCodeSender } from './use-code-sender'
import { useField } from './use-field'

type CodeLoginProps = { email: string; onEmail: (email: string) => void; onDone: (answer: SignedIn) => void }

export function CodeLogin({ email, onEmail, onDone }: CodeLoginProps) {
  const t = useTexts(LOGIN_TEXTS)
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { email, code: '' } })
  const emailField = useField({ control: form.control, name: 'email' })
  const codeField = useField({ control: form.control, name: 'code' })
  const sender = useCodeSender({
    purpose: 'login',
    emailOf: async () =>
      (await form.trigger('email', { shouldFocus: true })) ? form.getValues('email') : null,
    onSent: () => form.setFocus('code'),
    onError: (message) => form.setError('email', { message }),
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      onDone(await call('POST /auth/email-code', { input, ignoreToast: true }))
    } catch (error) {
      form.setError('code', { message: errorOf(error) }, { shouldFocus: true })
    }
  })
  return (
    <LoginFrame onSubmit={submit} isPending={form.formState.isSubmitting} submit={t.signIn}>
      <EmailField {...emailField} autoComplete="email" onEmail={onEmail} />
      <CodeField {...codeField} {...sender} onComplete={() => void submit()} />
    </LoginFrame>
  )
}
