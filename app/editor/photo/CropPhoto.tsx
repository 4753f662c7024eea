import { useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '~/components/ui/Button'
import { Popover } from '~/components/ui/Popover'
import { toast } from '~/components/ui/toast'
import { drawCrop } from '~/features/photo/draw-crop'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { shrinkPhoto } from './shrink-photo'
import { PHOTO_TEXTS } from './photo-texts'

/** Chooses, beside the photo on the page, the part of it that is shown: in the shape that the page gives it. */
export function CropPhoto({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(PHOTO_TEXTS)
  const url = useContent(({ avatar }) => avatar.url)
  const drawn = useRef(document.querySelector<HTMLElement>('.jl-editor-pages img.jl-photo'))
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const take = async () => {
    const cropped =
      image.current && crop ? await shrinkPhoto(drawCrop({ image: image.current, crop })) : undefined
    if (cropped === undefined) return toast.error(texts.unreadable)
    editor.change({ name: texts.crop, recipe: (draft) => void (draft.avatar.url = cropped) })
    onClose()
  }
  return (
    <Popover
      label={texts.crop}
      triggerRef={drawn}
      placement="bottom"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ReactCrop
        crop={crop}
        onChange={(_, percent) => setCrop(percent)}
        aspect={ratioOf(drawn.current)}
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
          onLoad={({ currentTarget }) =>
            setCrop(shownNow({ image: currentTarget, ratio: ratioOf(drawn.current) }))
          }
        />
      </ReactCrop>
      <p className="mt-2 max-w-64 text-xs text-muted">{texts.cropText}</p>
      <div className="mt-3 flex justify-end gap-2">
        <Button size="sm" onPress={onClose}>
          {texts.cropCancel}
        </Button>
        <Button size="sm" look="primary" isDisabled={!crop} onPress={() => void take()}>
          {texts.cropDo}
        </Button>
      </div>
    </Popover>
  )
}

/** Width to height of the photo on the page. */
function ratioOf(drawn: HTMLElement | null): number {
  return drawn ? drawn.offsetWidth / drawn.offsetHeight : 1
}

type Options = { image: HTMLImageElement; ratio: number }

/** What the page shows of the whole picture: its middle. */
function shownNow({ image: { width, height }, ratio }: Options): PercentCrop {
  const part = Math.min(100, (100 * height * ratio) / width)
  return centerCrop(makeAspectCrop({ unit: '%', width: part }, ratio, width, height), width, height)
}
