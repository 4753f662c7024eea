import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { signOut } from '~/session/sign-out'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Says when the account ends, before its owner is signed out here too: however this is closed. */
export function EndAsked({ deleteAt }: { /** ISO 8601 */ deleteAt: string }) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).end
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && void signOut()}
      role="alertdialog"
      title={t.asked}
      size="sm"
      isDismissable={false}
      footer={
        <Button look="primary" autoFocus onPress={() => void signOut()}>
          {t.leave}
        </Button>
      }
    >
      <p className="text-ink">{t.askedText(day.format(new Date(deleteAt)))}</p>
    </Dialog>
  )
}
