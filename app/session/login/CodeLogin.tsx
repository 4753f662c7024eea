import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { namedFault } from '~/session/account/named-fault'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { TextField } from '~/components/ui/TextField'
import { CodeField } from './CodeField'
import { EmailField } from './EmailField'
import { INVITE_TEXTS } from './invite-texts'
import { signUpForm } from './login-schemas'
import { LoginFrame } from './LoginFrame'
import type { SignedIn } from './signed-in'
import { LOGIN_TEXTS } from './texts'
import { senderOf, useCodeSender } from './use-code-sender'
import { useField } from './use-field'
import { useKeptInvite } from './use-kept-invite'

type CodeLoginProps = { email: string; onEmail: (email: string) => void; onDone: (answer: SignedIn) => void }

export function CodeLogin({ email, onEmail, onDone }: CodeLoginProps) {
  const t = useTexts(LOGIN_TEXTS)
  const { ask } = useTexts(INVITE_TEXTS)
  const [invited, setInvited] = useState(false)
  // a link that counts leaves nothing to type
  const asks = useKeptInvite()?.state !== 'good'
  const form = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { email, code: '', inviteCode: '' },
  })
  const emailField = useField({ control: form.control, name: 'email' })
  const codeField = useField({ control: form.control, name: 'code' })
  const inviteField = useField({ control: form.control, name: 'inviteCode' })
  const sender = useCodeSender({
    purpose: 'login',
    ...senderOf(form),
    onSent: () => {
      form.clearErrors()
      form.setFocus('code')
    },
  })
  const submit = form.handleSubmit(async ({ inviteCode, ...fields }) => {
    const input = inviteCode ? { ...fields, inviteCode } : fields
    try {
      onDone(await call('POST /auth/email-code', { input, ignoreToast: true }))
    } catch (error) {
      const { field, message } = namedFault({ error, fields: ['code', 'inviteCode'] })
      form.setError(field, { message }, { shouldFocus: true })
    }
  })
  // Enter behind the address asks for what comes next.
  const next = async () => {
    const [address, code] = form.getValues(['email', 'code'])
    if (address !== '' && code === '' && sender.left === 0) sender.onSend()
    else await submit()
  }
  return (
    <LoginFrame
      onSubmit={next}
      isPending={form.formState.isSubmitting}
      submit={t.signIn}
      {...(invited || !asks ? {} : { aside: { text: ask, onPress: () => setInvited(true) } })}
    >
      <EmailField {...emailField} autoComplete="email" onEmail={onEmail} />
      <CodeField {...codeField} {...sender} onComplete={() => void submit()} />
      {invited && <InviteField {...inviteField} />}
    </LoginFrame>
  )
}

/** For a code that came by word of mouth; a link's is known already. */
function InviteField(props: ReturnType<typeof useField>) {
  const t = useTexts(INVITE_TEXTS)
  return (
    <TextField
      {...props}
      label={t.field}
      description={t.hint}
      autoComplete="off"
      maxLength={20}
      size="lg"
      inputClassName="uppercase tracking-widest"
      autoFocus
    />
  )
}
