import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { CallError } from '~/api/client'
import { CodeField } from '~/components/login/CodeField'
import { codeForm } from '~/components/login/login-schemas'
import { useCodeSender } from '~/components/login/use-code-sender'
import { useField } from '~/components/login/use-field'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import { call } from '~/session/client'
import { sessionStore } from '~/session/session-store'
import type { AccountDialogProps } from './account-dialog-props'
import { DialogForm } from './DialogForm'
import { namedFault } from './named-fault'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

const schemaOf = (hasPassword: boolean) =>
  codeForm.extend({
    currentPassword: hasPassword ? z.string().min(1, { error: 'passwordEmpty' }) : z.string(),
  })
const ownAccount = z.object({ sceneId: z.string() })

/** Binds an address, or another one, with a code mailed to it. One that has its own account leads to merging the two. */
export function EmailDialog({ user: { email: bound, hasPassword }, onClose }: AccountDialogProps) {
  const texts = useTexts(ACCOUNT_DIALOG_TEXTS)
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
      sessionStore.set(await call('POST /user/info/update', { input }))
      toast.success(texts.done)
      onClose()
    } catch (error) {
      const found = error instanceof CallError ? ownAccount.safeParse(error.data) : null
      if (found?.success) return openAccountDialog({ dialog: 'merge', sceneId: found.data.sceneId })
      const { field, message } = namedFault({ error, fields: ['code', 'email', 'currentPassword'] })
      form.setError(field, { message }, { shouldFocus: true })
    }
  })
  return (
    <DialogForm
      title={bound ? t.change : t.bind}
      description={bound ? `${t.text} ${t.notice(bound)}` : t.text}
      submit={t.save}
      isPending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </DialogForm>
  )
}
