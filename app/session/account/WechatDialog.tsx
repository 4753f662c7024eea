import { useEffect, useState } from 'react'
import { QrCode } from '~/session/login/QrCode'
import { useScene, type Scene } from '~/session/login/use-scene'
import { Dialog } from '~/components/ui/Dialog'
import { toast } from '~/components/ui/toast'
import { askAllAgain } from '~/http/call-cache'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import { call } from '~/session/client'
import type { AccountDialogProps } from './account-dialog-props'
import { ConfirmForm } from './ConfirmForm'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** Asks who it is, then shows a QR code that binds who scans it to this account. */
export function WechatDialog({ user, onClose }: AccountDialogProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).wechat
  const [scene, setScene] = useState<Scene>()
  if (scene) return <BindCode scene={scene} onClose={onClose} onRefresh={() => setScene(undefined)} />
  return (
    <ConfirmForm
      title={t.title}
      description={t.text}
      submit={t.show}
      user={user}
      onConfirmed={async (input) =>
        setScene(await call('POST /user/wechat/qrcode', { input, ignoreToast: true }))
      }
      onClose={onClose}
    />
  )
}

type BindCodeProps = { scene: Scene; onRefresh: () => void; onClose: () => void }

/** One with an account of its own leads to merging the two. */
function BindCode({ scene, onRefresh, onClose }: BindCodeProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).wechat
  const { state } = useScene({
    scene,
    onConfirmed: () => {
      askAllAgain()
      toast.success(t.bound)
      onClose()
    },
  })
  const taken = state.status === 'taken' ? scene.sceneId : null
  useEffect(() => {
    if (taken) openAccountDialog({ dialog: 'merge', sceneId: taken })
  }, [taken])
  return (
    <Dialog onClose={onClose} title={t.title} description={t.text} size="sm">
      <QrCode binds state={state} onRefresh={onRefresh} />
    </Dialog>
  )
}
