import { Copy } from 'lucide-react'
import { useId, useMemo } from 'react'
import { encode } from 'uqr'
import { Button } from '~/components/ui/Button'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { SHARE_TEXTS } from './share-texts'

type Props = { address: string; onCopy: () => void }

/** The address to pass on, as text and as QR code. */
export function ShareLink({ address, onCopy }: Props) {
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

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 2 })
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: cells.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-28 shrink-0 rounded-control border border-line bg-white"
    >
      <path d={path} fill="#111110" />
    </svg>
  )
}
