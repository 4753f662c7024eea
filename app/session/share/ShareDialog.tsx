import { useState } from 'react'
import { Dialog } from '~/components/ui/Dialog'
import { Switch } from '~/components/ui/Switch'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { AccessCodeField } from './AccessCodeField'
import { makeAccessCode } from './make-access-code'
import { ShareLink } from './ShareLink'
import { SHARE_TEXTS } from './share-texts'

export type ShareDialogProps = {
  /** The resume's id. */
  id: string
  /** Its access code; empty while it is not shared. */
  code: string
  /** Stores the code, or ends sharing with an empty one; false when that failed. */
  onStore: (code: string) => Promise<boolean>
  onClose: () => void
}

/** Sharing on and off, the code, and the link with its QR code. */
export function ShareDialog({ id, code, onStore, onClose }: ShareDialogProps) {
  const texts = useTexts(SHARE_TEXTS)
  const [isBusy, setBusy] = useState(false)
  /** opens the shared page without asking for the code */
  const addressOf = (next: string) => `${location.origin}/preview/${encodeURIComponent(id)}?code=${next}`
  const store = async (next: string) => {
    setBusy(true)
    const done = await onStore(next)
    setBusy(false)
    if (!done) return
    if (next === '') return void toast.success(texts.removed)
    toast.success((await copyText(addressOf(next))) ? texts.copied : texts.set)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.text}
    >
      {/* Read-only, not disabled, while it is stored: a disabled switch would lose the focus, and Escape with it. */}
      <Switch
        isSelected={code !== ''}
        isReadOnly={isBusy}
        onChange={(isOn) => void store(isOn ? makeAccessCode() : '')}
      >
        {texts.on}
      </Switch>
      {code !== '' ? (
        <div className="mt-4 space-y-4 border-t border-line pt-4">
          <ShareLink
            address={addressOf(code)}
            onCopy={() =>
              void copyText(addressOf(code)).then((copied) => copied && toast.success(texts.copied))
            }
          />
          <AccessCodeField key={code} code={code} isBusy={isBusy} onStore={(next) => void store(next)} />
        </div>
      ) : null}
    </Dialog>
  )
}

/** False where the browser does not let us: the address can still be selected by hand. */
async function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
