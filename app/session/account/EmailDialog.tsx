import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { CallError } from '~/api/client'
import { CodeField } from '~/session/login/CodeField'
import { codeForm } from '~/session/login/login-schemas'
import { senderOf, useCodeSender } from '~/session/login/use-code-sender'
import { useField } from '~/session/login/use-field'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import { call } from '~/session/client'
import { sessionStore } from '~/session/session-store'
import type { AccountDialogProps } from './account-dialog-props'
import { ConfirmField, confirmationOf, secretSchema } from './ConfirmField'
import { DialogForm } from './DialogForm'
import { namedFault } from './named-fault'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

const ownAccount = z.object({ sceneId: z.string() })

/** Binds an address, or another one, with a code mailed to it. One that has its own account leads to merging the two. */
export function EmailDialog({ user, onClose }: AccountDialogProps) {
  const { email: bound } = user
  const texts = useTexts(ACCOUNT_DIALOG_TEXTS)
  const t = texts.email
  const form = useForm({
    resolver: zodResolver(codeForm.extend({ secret: secretSchema(user) })),
    defaultValues: { email: '', code: '', secret: '' },
  })
  const email = useField({ control: form.control, name: 'email' })
  const code = useField({ control: form.control, name: 'code' })
  const confirm = useField({ control: form.control, name: 'secret' })
  const sender = useCodeSender({ purpose: 'bind', ...senderOf(form) })
  const submit = form.handleSubmit(async ({ secret, ...rest }) => {
    try {
      const input = { ...rest, ...confirmationOf({ user, secret }) }
      sessionStore.set(await call('POST /user/info/update', { input, ignoreToast: true }))
      toast.success(texts.done)
      onClose()
    } catch (error) {
      const found = error instanceof CallError ? ownAccount.safeParse(error.data) : null
      if (found?.success) return openAccountDialog({ dialog: 'merge', sceneId: found.data.sceneId })
      const fields = ['code', 'email', 'currentPassword', 'confirmCode'] as const
      const { field, message } = namedFault({ error, fields })
      const name = field === 'code' || field === 'email' ? field : 'secret'
      form.setError(name, { message }, { shouldFocus: true })
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
      <ConfirmField {...confirm} user={user} onFault={(message) => form.setError('secret', { message })} />
    </DialogForm>
  )
}
