import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { signOut } from '~/session/sign-out'
import { AskDialog } from './AskDialog'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Says when the account ends, before its owner is signed out here too: however this is closed. */
export function EndAsked({ deleteAt }: { /** ISO 8601 */ deleteAt: string }) {
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
