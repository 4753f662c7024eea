import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { Button } from '~/components/ui/Button'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { errorOf } from '~/components/login/error-of'
import { useField } from '~/components/login/use-field'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore } from '~/session/session-store'
import { USER_TEXTS } from './texts'

const errors = { short: 'passwordShort', long: 'passwordLong', empty: 'passwordEmpty' }
const schemaOf = (hasPassword: boolean) =>
  z.object({
    currentPassword: hasPassword ? z.string().min(1, { error: errors.empty }) : z.string(),
    password: z.string().min(8, { error: errors.short }).max(128, { error: errors.long }),
  })

export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts(USER_TEXTS).password
  const form = useForm({
    resolver: zodResolver(schemaOf(hasPassword)),
    defaultValues: { currentPassword: '', password: '' },
  })
  const current = useField({ control: form.control, name: 'currentPassword' })
  const next = useField({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async ({ password, currentPassword }) => {
    try {
      const input = hasPassword ? { password, currentPassword } : { password }
      sessionStore.set(await call('POST /user/info/update', { input, ignoreToast: true }))
      form.reset()
      toast.success(t.saved)
    } catch (error) {
      const field = hasPassword ? 'currentPassword' : 'password'
      form.setError(field, { message: errorOf(error) }, { shouldFocus: true })
    }
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-sm flex-col items-start gap-4"
    >
      {hasPassword && (
        <TextField
          {...current}
          label={t.current}
          type="password"
          autoComplete="current-password"
          className="w-full"
        />
      )}
      <TextField
        {...next}
        label={t.new}
        description={t.hint}
        type="password"
        autoComplete="new-password"
        className="w-full"
      />
      <Button type="submit" isPending={form.formState.isSubmitting}>
        {t.save}
      </Button>
    </form>
  )
}
