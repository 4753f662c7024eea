import { toast } from '~/components/ui/toast'
import { askAllAgain } from '~/http/call-cache'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import type { AccountDialogProps } from './account-dialog-props'
import { ConfirmForm } from './ConfirmForm'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Takes WeChat off the account, for who shows that it is theirs. */
export function UnbindDialog({ user, onClose }: AccountDialogProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).unbind
  return (
    <ConfirmForm
      title={t.title}
      description={t.text}
      submit={t.do}
      user={user}
      onConfirmed={async (input) => {
        await call('POST /user/wechat/unbind', { input, ignoreToast: true })
        askAllAgain()
        toast.success(t.done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
