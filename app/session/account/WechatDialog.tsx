import { useEffect } from 'react'
import { QrCode } from '~/session/login/QrCode'
import { useScene } from '~/session/login/use-scene'
import { Dialog } from '~/components/ui/Dialog'
import { toast } from '~/components/ui/toast'
import { readCached, writeCached } from '~/http/call-cache'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import type { AccountDialogProps } from './account-dialog-props'
import { ACCOUNT_DIALOG_TEXTS } from './texts'

/** A QR code that binds who scans it to this account. One with an account of its own leads to merging the two. */
export function WechatDialog({ onClose }: AccountDialogProps) {
  const t = useTexts(ACCOUNT_DIALOG_TEXTS).wechat
  const { state, refresh } = useScene({
    purpose: 'bind',
    onConfirmed: () => {
      const known = readCached('user/wechat').data
      writeCached('user/wechat', { data: { ...(known ?? { isOffered: true }), isBound: true } })
      toast.success(t.bound)
      onClose()
    },
  })
  const taken = state.status === 'taken' ? state.scene.sceneId : null
  useEffect(() => {
    if (taken) openAccountDialog({ dialog: 'merge', sceneId: taken })
  }, [taken])
  return (
    <Dialog onClose={onClose} title={t.title} description={t.text} size="sm">
      <QrCode binds state={state} onRefresh={refresh} />
    </Dialog>
  )
}
