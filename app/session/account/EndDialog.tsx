import { useId, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { Form } from '~/session/Form'
import { useLocale } from '~/i18n/locale-context'
import { signOut } from '~/session/sign-out'
import type { AccountDialogProps } from './account-dialog-props'
import { AskDialog } from './AskDialog'
import { ConfirmField, useConfirm } from './ConfirmField'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Asks for the account to be deleted: what goes, what stays, how long it can be taken back. */
export function EndDialog({ user, onClose }: AccountDialogProps) {
  const texts = useTexts(ACCOUNT_DIALOG_TEXTS)
  const t = texts.end
  const formId = useId()
  const { field, fault, isPending, ask } = useConfirm(user)
  const [deleteAt, setDeleteAt] = useState<string>()
  const end = () =>
    ask(async (input) =>
      setDeleteAt((await call('POST /user/delete', { input, ignoreToast: true })).deleteAt),
    )
  if (deleteAt) return <EndAsked deleteAt={deleteAt} />
  return (
    <AskDialog
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} look="danger" isPending={isPending}>
            {t.do}
          </Button>
        </>
      }
    >
      <Form id={formId} isPending={isPending} onSubmit={end}>
        <ul className="list-disc space-y-1 ps-5 text-ink">
          {[t.gone, t.back, t.books].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ConfirmField {...field} />
        {fault && !user.hasPassword && !user.email && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
      </Form>
    </AskDialog>
  )
}

/** Says when the account ends, before its owner is signed out here too: however this is closed. */
function EndAsked({ deleteAt }: { /** ISO 8601 */ deleteAt: string }) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).end
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <AskDialog
      title={t.asked}
      onClose={() => void signOut()}
      footer={
        <Button look="primary" autoFocus onPress={() => void signOut()}>
          {t.leave}
        </Button>
      }
    >
      <p className="text-ink">{t.askedText(day.format(new Date(deleteAt)))}</p>
    </AskDialog>
  )
}
