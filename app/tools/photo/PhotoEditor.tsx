import { useState } from 'react'
import ReactCrop, {
  centerCrop,
  makeAspectCrop,
  type PercentCrop,
  type ReactCropProps,
} from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { PHOTO_SIZES, type PhotoSize } from '~/features/photo/photo-sizes'
import { useTexts } from '~/i18n/use-texts'
import { PhotoOptions, type WantedColor } from './PhotoOptions'
import { PhotoResult } from './PhotoResult'
import { PHOTO_TEXTS } from './texts'
import { usePhoto } from './use-photo'

const FIRST = PHOTO_SIZES[0]
const KB = 1024

/** Frame, options and result of one picture. */
export function PhotoEditor({ picture }: { picture: HTMLImageElement }) {
  const t = useTexts(PHOTO_TEXTS)
  const [size, setSize] = useState<PhotoSize | undefined>(FIRST)
  if (!size) return null
  return <Editor picture={picture} size={size} onSize={setSize} label={t.crop} help={t.cropHelp} />
}

type EditorProps = {
  picture: HTMLImageElement
  size: PhotoSize
  onSize: (size: PhotoSize) => void
  label: string
  help: string
}

function Editor({ picture, size, onSize, label, help }: EditorProps) {
  const [shown, setShown] = useState(() => firstCrop({ picture, size }))
  const [crop, setCrop] = useState(shown)
  const [limit, setLimit] = useState(100)
  const [wanted, setWanted] = useState<WantedColor>('any')
  const maxBytes = limit === 0 ? Infinity : limit * KB
  const photo = usePhoto({ picture, crop, size, maxBytes })
  const take = (next: PhotoSize) => {
    onSize(next)
    const fresh = firstCrop({ picture, size: next })
    setShown(fresh)
    setCrop(fresh)
  }
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <div className="flex justify-center rounded-card bg-subtle p-3 shadow-rest">
          <ReactCrop
            crop={shown}
            aspect={size.width / size.height}
            keepSelection
            minWidth={40}
            ariaLabels={ariaLabels(label)}
            onChange={(_, percent) => setShown(percent)}
            onComplete={(_, percent) => percent.width > 0 && setCrop(percent)}
            renderSelectionAddon={() => <HeadGuide />}
          >
            <img src={picture.src} alt="" className="max-h-[64dvh]" />
          </ReactCrop>
        </div>
        <p className="mt-2 text-sm text-muted">{help}</p>
      </div>
      <div className="space-y-6">
        <PhotoOptions {...{ size, limit, wanted }} onSize={take} onLimit={setLimit} onWanted={setWanted} />
        {photo && <PhotoResult photo={photo} size={size} wanted={wanted} />}
      </div>
    </div>
  )
}

/** As large as fits, a little above the middle, where heads are. */
function firstCrop({ picture, size }: { picture: HTMLImageElement; size: PhotoSize }): PercentCrop {
  const { naturalWidth: width, naturalHeight: height } = picture
  const isWide = width / height > size.width / size.height
  const start = isWide ? { unit: '%' as const, height: 94 } : { unit: '%' as const, width: 94 }
  return centerCrop(makeAspectCrop(start, size.width / size.height, width, height), width, height)
}

function ariaLabels(label: string) {
  const names = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
  const handles = Object.fromEntries(names.map((name) => [`${name}DragHandle`, `${label} ${name}`]))
  // an edge: Object.fromEntries forgets the keys
  return { cropArea: label, ...handles } as NonNullable<ReactCropProps['ariaLabels']>
}

/** Where the head goes: an oval, and the line of the eyes. */
function HeadGuide() {
  return (
    <svg
      viewBox="0 0 100 140"
      preserveAspectRatio="none"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full"
    >
      <g fill="none" stroke="#fff" strokeWidth="1.5" opacity="0.9">
        <ellipse cx="50" cy="58" rx="27" ry="40" strokeDasharray="5 5" vectorEffect="non-scaling-stroke" />
        <line x1="16" x2="84" y1="54" y2="54" strokeDasharray="1 6" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}
