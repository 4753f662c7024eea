import { closeAccountDialog, type AccountRequest } from '~/session/account-store'
import { useSession } from '~/session/use-session'
import { EmailDialog } from './EmailDialog'
import { EndDialog } from './EndDialog'
import { KeepDialog } from './KeepDialog'
import { MergeDialog } from './MergeDialog'
import { PasskeyDialog } from './PasskeyDialog'
import { PasswordDialog } from './PasswordDialog'
import { TwoStepDialog } from './TwoStepDialog'
import { TwoStepManageDialog } from './TwoStepManageDialog'
import { UnbindDialog } from './UnbindDialog'
import { WechatDialog } from './WechatDialog'

/** Loaded when one of them is first opened. */
export function AccountDialogs({ request }: { request: AccountRequest }) {
  const { user } = useSession()
  if (!user) return null
  const props = { user, onClose: closeAccountDialog }
  switch (request.dialog) {
    case 'password':
      return <PasswordDialog {...props} />
    case 'email':
      return <EmailDialog {...props} />
    case 'wechat':
      return <WechatDialog {...props} />
    case 'unbind':
      return <UnbindDialog {...props} />
    case 'end':
      return <EndDialog {...props} />
    case 'keep':
      return <KeepDialog {...props} />
    case 'two-step':
      return <TwoStepDialog {...props} />
    case 'two-step-manage':
      return <TwoStepManageDialog {...props} />
    case 'passkey':
      return <PasskeyDialog {...props} />
    case 'merge':
      return <MergeDialog {...props} sceneId={request.sceneId} />
  }
}
