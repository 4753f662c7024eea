import { useId, useState } from 'react'
import { TextField } from '~/components/ui/TextField'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import type { AccountDialogProps } from './account-dialog-props'
import { AskDialog } from './AskDialog'
import { EndAsked } from './EndAsked'
import { namedFault } from './named-fault'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Asks for the account to be deleted: what goes, what stays, how long it can be taken back. */
export function EndDialog({ user: { hasPassword }, onClose }: AccountDialogProps) {
  const texts = useTexts(ACCOUNT_DIALOG_TEXTS)
  const t = texts.end
  const formId = useId()
  const [currentPassword, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [deleteAt, setDeleteAt] = useState<string>()
  const end = async () => {
    setPending(true)
    setFault(undefined)
    try {
      const input = hasPassword ? { currentPassword } : {}
      setDeleteAt((await call('POST /user/delete', { input })).deleteAt)
    } catch (error) {
      setFault(namedFault({ error, fields: ['currentPassword'] }).message)
      setPending(false)
    }
  }
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) void end()
        }}
      >
        <ul className="mb-4 list-disc space-y-1 ps-5 text-ink">
          {[t.gone, t.back, t.books].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {hasPassword ? (
          <TextField
            label={texts.password.current}
            type="password"
            autoComplete="current-password"
            size="lg"
            autoFocus
            value={currentPassword}
            onChange={setPassword}
            error={fault}
          />
        ) : (
          fault && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )
        )}
      </form>
    </AskDialog>
  )
}
