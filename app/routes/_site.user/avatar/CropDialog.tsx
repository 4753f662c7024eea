import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { drawCrop, jpegOf } from '~/features/photo/draw-crop'
import { useTexts } from '~/i18n/use-texts'
import { AVATAR_TEXTS } from './texts'

/** Pixels of an avatar's side: 96 CSS pixels on the densest screens, and some to spare. */
const SIDE = 400

type Props = { file: File; onCancel: () => void; onCropped: (picture: Blob) => Promise<void> }

/** Chooses the square of a picture that becomes the avatar. */
export function CropDialog({ file, onCancel, onCropped }: Props) {
  const t = useTexts(AVATAR_TEXTS)
  const url = useObjectUrl(file)
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (!image.current || !crop) return
    setBusy(true)
    try {
      const size = { width: SIDE, height: SIDE }
      const canvas = drawCrop({ image: image.current, crop, size, isOpaque: true })
      const file = await jpegOf({ canvas, quality: 0.92 })
      if (!file) throw new Error('not encoded')
      await onCropped(file)
    } catch {
      // The call has told why.
      setBusy(false)
    }
  }
  return (
    <Dialog
      onClose={onCancel}
      isDismissable={false}
      title={t.crop.title}
      description={failed ? undefined : t.crop.text}
      footer={
        <>
          <Button onPress={onCancel}>{t.crop.cancel}</Button>
          <Button look="primary" isDisabled={!crop || failed} isPending={busy} onPress={() => void save()}>
            {t.crop.save}
          </Button>
        </>
      }
    >
      {failed ? (
        <p role="alert" className="text-danger">
          {t.unreadable}
        </p>
      ) : (
        <div className="grid place-items-center">
          <ReactCrop
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            aspect={1}
            circularCrop
            keepSelection
            ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: t.crop.area }}
          >
            <img
              ref={image}
              src={url}
              alt=""
              className="block max-h-[50dvh]"
              onLoad={(event) => setCrop(largestSquare(event.currentTarget))}
              onError={() => setFailed(Boolean(url))}
            />
          </ReactCrop>
        </div>
      )}
    </Dialog>
  )
}

function largestSquare({ width, height }: HTMLImageElement): PercentCrop {
  const part = Math.min(1, height / width) * 90
  return centerCrop(makeAspectCrop({ unit: '%', width: part }, 1, width, height), width, height)
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
