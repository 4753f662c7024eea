import { useRef, useState, type RefObject } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { Popover } from '~/components/ui/Popover'
import { Slider } from '~/components/ui/Slider'
import { toast } from '~/components/ui/toast'
import { drawCrop } from '~/features/photo/draw-crop'
import { useTexts } from '~/i18n/use-texts'
import { photoSize } from '../../document/style/style-of'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { cropWide, shareOf } from './crop-size'
import { shrinkPhoto } from './shrink-photo'
import { PHOTO_TEXTS } from './photo-texts'

/** Chooses the part of the photo that is shown, in the shape that the page gives it: beside it there, or in a sheet where it is not in sight. */
export function CropPhoto({ onClose }: { onClose: () => void }) {
  const texts = useTexts(PHOTO_TEXTS)
  const drawn = useRef(document.querySelector<HTMLElement>('.jl-editor-pages img.jl-photo'))
  const [isInSight] = useState(() => drawn.current?.checkVisibility() ?? false)
  const crop = useCrop({ drawn: isInSight ? drawn : undefined, onClose })
  const buttons = (size: 'sm' | 'md') => (
    <>
      <Button size={size} onPress={onClose}>
        {texts.cropCancel}
      </Button>
      <Button size={size} look="primary" isDisabled={!crop.crop} onPress={() => void crop.take()}>
        {texts.cropDo}
      </Button>
    </>
  )
  if (!isInSight)
    return (
      <Dialog title={texts.crop} isDismissable={false} footer={buttons('md')} {...{ onClose }}>
        <CropArea {...crop} hasSize />
      </Dialog>
    )
  return (
    <Popover
      label={texts.crop}
      triggerRef={drawn}
      placement="bottom"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <CropArea {...crop} />
      <div className="mt-3 flex justify-end gap-2">{buttons('sm')}</div>
    </Popover>
  )
}

type Options = { drawn: RefObject<HTMLElement | null> | undefined; onClose: () => void }

function useCrop({ drawn, onClose }: Options) {
  const editor = useEditor()
  const texts = useTexts(PHOTO_TEXTS)
  const avatar = useContent((content) => content.avatar)
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const { width, height } = photoSize(avatar)
  // A narrow column makes it narrower than it was set.
  const aspect = drawn?.current ? drawn.current.offsetWidth / drawn.current.offsetHeight : width / height
  const take = async () => {
    const cropped =
      image.current && crop ? await shrinkPhoto(drawCrop({ image: image.current, crop })) : undefined
    if (cropped === undefined) return toast.error(texts.unreadable)
    editor.change({ name: texts.crop, recipe: (draft) => void (draft.avatar.url = cropped) })
    onClose()
  }
  return { url: avatar.url, image, aspect, crop, setCrop, take }
}

type Props = Omit<ReturnType<typeof useCrop>, 'take'> & {
  /** A slider, too: the corners are small for a finger. */
  hasSize?: boolean
}

function CropArea({ url, image, aspect, crop, setCrop, hasSize = false }: Props) {
  const texts = useTexts(PHOTO_TEXTS)
  const size = image.current
  return (
    <>
      <div className={hasSize ? 'text-center' : undefined}>
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          aspect={aspect}
          keepSelection
          // Its picture takes over its own bound.
          className="max-h-[40dvh]"
          ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: texts.cropArea }}
        >
          <img
            ref={image}
            src={url}
            alt=""
            className="block"
            onLoad={({ currentTarget }) => setCrop(shownNow({ image: currentTarget, aspect }))}
          />
        </ReactCrop>
      </div>
      {hasSize && crop && size ? (
        <Slider
          className="mt-3"
          label={texts.cropSize}
          unit="%"
          // A smaller one would be all corners to a finger.
          minValue={30}
          maxValue={100}
          value={shareOf({ crop, size, aspect })}
          onChange={(share) => setCrop(cropWide({ crop, size, aspect, share }))}
        />
      ) : null}
      <p className={hasSize ? 'mt-2 text-sm text-muted' : 'mt-2 max-w-64 text-xs text-muted'}>
        {texts.cropText}
      </p>
    </>
  )
}

type Shown = { image: HTMLImageElement; aspect: number }

/** What the page shows of the whole picture: its middle. */
function shownNow({ image: { width, height }, aspect }: Shown): PercentCrop {
  const part = Math.min(100, (100 * height * aspect) / width)
  return centerCrop(makeAspectCrop({ unit: '%', width: part }, aspect, width, height), width, height)
}
