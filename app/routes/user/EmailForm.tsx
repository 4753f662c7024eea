import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { CodeField } from '~/components/login/CodeField'
import { errorOf } from '~/components/login/error-of'
import { codeForm } from '~/components/login/login-schemas'
import { useCodeSender } from '~/components/login/use-code-sender'
import { useField } from '~/components/login/use-field'
import { Button } from '~/components/ui/Button'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore, type SessionUser } from '~/session/session-store'
import { USER_TEXTS } from './texts'

/** The address of the account: as it is, and behind a button the form that binds another one. */
export function EmailForm({ user }: { user: SessionUser }) {
  const t = useTexts(USER_TEXTS).email
  const [changing, setChanging] = useState(false)
  if (changing) return <BindForm hasPassword={user.hasPassword} onDone={() => setChanging(false)} />
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-base text-ink">{user.email || t.none}</p>
      <Button onPress={() => setChanging(true)}>{user.email ? t.change : t.bind}</Button>
    </div>
  )
}

const schemaOf = (hasPassword: boolean) =>
  codeForm.extend({
    currentPassword: hasPassword ? z.string().min(1, { error: 'passwordEmpty' }) : z.string(),
  })

function BindForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const texts = useTexts(USER_TEXTS)
  const t = texts.email
  const form = useForm({
    resolver: zodResolver(schemaOf(hasPassword)),
    defaultValues: { email: '', code: '', currentPassword: '' },
  })
  const email = useField({ control: form.control, name: 'email' })
  const code = useField({ control: form.control, name: 'code' })
  const password = useField({ control: form.control, name: 'currentPassword' })
  const sender = useCodeSender({
    purpose: 'bind',
    emailOf: async () =>
      (await form.trigger('email', { shouldFocus: true })) ? form.getValues('email') : null,
    onSent: () => form.setFocus('code'),
    onError: (message) => form.setError('email', { message }),
  })
  const submit = form.handleSubmit(async ({ currentPassword, ...rest }) => {
    try {
      const input = hasPassword ? { ...rest, currentPassword } : rest
      sessionStore.set(await call('POST /user/info/update', { input, ignoreToast: true }))
      toast.success(t.saved)
      onDone()
    } catch (error) {
      form.setError('code', { message: errorOf(error) }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-sm flex-col gap-4">
      <TextField {...email} label={t.new} type="email" autoComplete="email" size="lg" autoFocus />
      <CodeField {...code} {...sender} />
      {hasPassword && (
        <TextField
          {...password}
          label={texts.password.current}
          type="password"
          autoComplete="current-password"
          size="lg"
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" isPending={form.formState.isSubmitting}>
          {t.save}
        </Button>
        <Button look="ghost" onPress={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
