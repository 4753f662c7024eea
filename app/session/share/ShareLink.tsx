import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Button } from '~/components/ui/Button'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { QrCode } from './QrCode'
import { SHARE_TEXTS } from './share-texts'

/** The address to pass on, as text and as QR code. */
export function ShareLink({ address, onCopy }: { address: string; onCopy: () => void }) {
  const texts = useTexts(SHARE_TEXTS)
  const id = useId()
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="mb-1 block text-sm">
          {texts.address}
        </label>
        <input
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={fieldClass({ className: 'mb-2 truncate' })}
        />
        <Button look="primary" onPress={onCopy}>
          <Copy aria-hidden className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <QrCode text={address} label={texts.qr} />
    </div>
  )
}
