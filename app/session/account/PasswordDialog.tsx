import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { newPassword } from '~/session/login/login-schemas'
import { useField } from '~/session/login/use-field'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore } from '~/session/session-store'
import type { AccountDialogProps } from './account-dialog-props'
import { ConfirmField, confirmationOf, secretSchema } from './ConfirmField'
import { DialogForm } from './DialogForm'
import { namedFault } from './named-fault'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Sets the password, or changes it with the one there is. */
export function PasswordDialog({ user, onClose }: AccountDialogProps) {
  const { hasPassword } = user
  const texts = useTexts(ACCOUNT_DIALOG_TEXTS)
  const t = texts.password
  const form = useForm({
    resolver: zodResolver(z.object({ secret: secretSchema(user), password: newPassword })),
    defaultValues: { secret: '', password: '' },
  })
  const confirm = useField({ control: form.control, name: 'secret' })
  const next = useField({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async ({ password, secret }) => {
    try {
      const input = { password, ...confirmationOf({ user, secret }) }
      sessionStore.set(await call('POST /user/info/update', { input, ignoreToast: true }))
      toast.success(texts.done)
      onClose()
    } catch (error) {
      const { field, message } = namedFault({ error, fields: ['password', 'currentPassword', 'confirmCode'] })
      form.setError(field === 'password' ? field : 'secret', { message }, { shouldFocus: true })
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
      <ConfirmField
        {...confirm}
        user={user}
        autoFocus
        onFault={(message) => form.setError('secret', { message })}
      />
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
