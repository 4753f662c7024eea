import type { SessionUser } from '~/session/session-store'
import { ConfirmField, useConfirm } from './ConfirmField'
import { DialogForm, type DialogFormProps } from './DialogForm'

type ConfirmFormProps = Pick<DialogFormProps, 'title' | 'description' | 'submit' | 'onClose'> & {
  user: SessionUser
  onConfirmed: (input: { currentPassword?: string; confirmCode?: string }) => Promise<void>
}

/** A dialog that asks nothing more than who it is, and says below its field what was refused. */
export function ConfirmForm({ user, onConfirmed, ...form }: ConfirmFormProps) {
  const { field, isPending, ask } = useConfirm(user)
  return (
    <DialogForm {...form} isPending={isPending} onSubmit={() => ask(onConfirmed)}>
      <ConfirmField {...field} />
    </DialogForm>
  )
}
