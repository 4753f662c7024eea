import type { SessionUser } from '~/session/session-store'
import { useAsked } from '~/session/use-asked'
import { ConfirmField, useSecret } from './ConfirmField'
import { DialogForm, type DialogFormProps } from './DialogForm'
import { namedFault } from './named-fault'

type ConfirmFormProps = Pick<DialogFormProps, 'title' | 'description' | 'submit' | 'onClose'> & {
  user: SessionUser
  onConfirmed: (input: { currentPassword?: string; confirmCode?: string }) => Promise<void>
}

/** A dialog that asks nothing more than who it is, and says below its field what was refused. */
export function ConfirmForm({ user, onConfirmed, ...form }: ConfirmFormProps) {
  const secret = useSecret(user)
  const { fault, setFault, isPending, ask } = useAsked(
    (error) => namedFault({ error, fields: ['currentPassword', 'confirmCode'] }).message,
  )
  return (
    <DialogForm {...form} isPending={isPending} onSubmit={() => ask(() => onConfirmed(secret.confirmed()))}>
      <ConfirmField {...secret.field} error={fault} onFault={setFault} />
    </DialogForm>
  )
}
