import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { useTexts } from '~/i18n/use-texts'
import { Form } from '~/session/Form'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

export type DialogFormProps = {
  title: string
  description: string
  submit: string
  isPending: boolean
  onSubmit: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: what is typed is not lost by a click beside it. */
export function DialogForm({ submit, isPending, onSubmit, children, ...dialog }: DialogFormProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS)
  return (
    <Dialog size="sm" isDismissable={false} {...dialog}>
      <Form isPending={isPending} onSubmit={onSubmit}>
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button look="ghost" onPress={dialog.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" look="primary" isPending={isPending}>
            {submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
