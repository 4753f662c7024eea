import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { useTexts } from '~/i18n/use-texts'
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
export function DialogForm(props: DialogFormProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS)
  return (
    <Dialog
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      size="sm"
      isDismissable={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void props.onSubmit()
        }}
        className="flex flex-col gap-4"
      >
        {props.children}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button look="ghost" onPress={props.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" look="primary" isPending={props.isPending}>
            {props.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
