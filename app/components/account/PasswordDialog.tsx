import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { newPassword } from '~/components/login/login-schemas'
import { useField } from '~/components/login/use-field'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore } from '~/session/session-store'
import type { AccountDialogProps } from './account-dialog-props'
import { DialogForm } from './DialogForm'
import { namedFault } from './named-fault'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

const schemaOf = (hasPassword: boolean) =>
  z.object({
    currentPassword: hasPassword ? z.string().min(1, { error: 'passwordEmpty' }) : z.string(),
    password: newPassword,
  })

/** Sets the password, or changes it with the one there is. */
export function PasswordDialog({ user: { hasPassword }, onClose }: AccountDialogProps) {
  const texts = useTexts(ACCOUNT_DIALOG_TEXTS)
  const t = texts.password
  const form = useForm({
    resolver: zodResolver(schemaOf(hasPassword)),
    defaultValues: { currentPassword: '', password: '' },
  })
  const current = useField({ control: form.control, name: 'currentPassword' })
  const next = useField({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async ({ password, currentPassword }) => {
    try {
      const input = hasPassword ? { password, currentPassword } : { password }
      sessionStore.set(await call('POST /user/info/update', { input }))
      toast.success(texts.done)
      onClose()
    } catch (error) {
      const { field, message } = namedFault({ error, fields: ['password', 'currentPassword'] })
      form.setError(field, { message }, { shouldFocus: true })
    }
  })
  return (
    <DialogForm
      title={hasPassword ? t.change : t.set}
      description={hasPassword ? t.text : t.setText}
      submit={t.save}
      isPending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPassword && (
        <TextField
          {...current}
          label={t.current}
          type="password"
          autoComplete="current-password"
          size="lg"
          autoFocus
        />
      )}
      <TextField
        {...next}
        label={t.new}
        description={t.hint}
        type="password"
        autoComplete="new-password"
        size="lg"
        autoFocus={!hasPassword}
      />
    </DialogForm>
  )
}
