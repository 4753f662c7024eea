import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore } from '~/session/session-store'
import type { AccountDialogProps } from './account-dialog-props'
import { AskDialog } from './AskDialog'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Meets whoever signs in to an account that is about to end, and offers to keep it. */
export function KeepDialog({ user, onClose }: AccountDialogProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).keep
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  const [isPending, setPending] = useState(false)
  const keep = async () => {
    setPending(true)
    // a refusal is told by the call itself
    const kept = await call('POST /user/delete/cancel', {}).then(
      () => true,
      () => false,
    )
    setPending(false)
    if (!kept) return
    sessionStore.set({ ...user, deleteAt: null })
    toast.success(t.kept)
    onClose()
  }
  return (
    <AskDialog
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.go}</Button>
          <Button look="primary" isPending={isPending} onPress={() => void keep()}>
            {t.do}
          </Button>
        </>
      }
    >
      <p className="text-ink">{user.deleteAt && t.text(day.format(new Date(user.deleteAt)))}</p>
    </AskDialog>
  )
}
