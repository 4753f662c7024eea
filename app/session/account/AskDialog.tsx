import { Dialog, type DialogProps } from '~/components/ui/Dialog'

export type AskDialogProps = Pick<DialogProps, 'title' | 'footer' | 'children'> & { onClose: () => void }

/** A small dialog about something that can't be taken back: a click beside it is no answer. */
export function AskDialog(props: AskDialogProps) {
  return <Dialog {...props} role="alertdialog" size="sm" isDismissable={false} />
}
