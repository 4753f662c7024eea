import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { CallError } from '~/api/client'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import type { AccountDialogProps } from './account-dialog-props'
import { ConfirmField, sayRefused, useConfirm } from './ConfirmField'
import { DialogForm } from './DialogForm'
import { plainCredential } from './plain-credential'
import { SECURITY_TEXTS } from './security-texts'

/** Adds a passkey: who it is, what it shall be called, then the browser asks. */
export function PasskeyDialog({ user, onClose }: AccountDialogProps) {
  const t = useTexts(SECURITY_TEXTS)
  const [name, setName] = useState(t.passkeyDefault)
  const { field, isPending, ask } = useConfirm(user, (error) =>
    error instanceof CallError ? sayRefused(error) : t.passkeyFailed,
  )
  const submit = () =>
    ask(async (input) => {
      const { options, ticket } = await call('POST /user/passkeys/options', { input, ignoreToast: true })
      const response = await startRegistration({ optionsJSON: options })
      await call('POST /user/passkeys', {
        input: { ticket, response: plainCredential(response), name: name.trim() || t.passkeyDefault },
      })
      toast.success(t.added)
      onClose()
    })
  return (
    <DialogForm
      title={t.passkeyTitle}
      description={t.passkeyText}
      submit={t.passkeyDo}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t.passkeyName} value={name} onChange={setName} maxLength={60} size="lg" />
      <ConfirmField {...field} />
    </DialogForm>
  )
}
