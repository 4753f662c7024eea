import { CircleAlert, CircleCheck, CircleX, Download } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { cx } from '~/components/ui/cx'
import type { PhotoSize } from '~/features/photo/photo-sizes'
import { useTexts } from '~/i18n/use-texts'
import { saveBytes } from '../shell/save-bytes'
import { sizeText } from '../shell/size-text'
import type { WantedColor } from './PhotoOptions'
import { PHOTO_TEXTS } from './texts'
import type { ShownPhoto } from './use-photo'

type Props = { photo: ShownPhoto; size: PhotoSize; wanted: WantedColor }
type Check = { kind: 'good' | 'warning' | 'problem'; text: string }

const ICONS = { good: CircleCheck, warning: CircleAlert, problem: CircleX }
const TINTS = { good: 'text-success', warning: 'text-warning', problem: 'text-danger' }

export function PhotoResult({ photo, size, wanted }: Props) {
  const t = useTexts(PHOTO_TEXTS)
  const checks = useChecks({ photo, size, wanted })
  const name = `${t.fileName}-${t.sizes[size.id]}-${size.width}x${size.height}.jpg`
  return (
    <section aria-labelledby="photo-title">
      <h2 id="photo-title" className="text-md font-semibold text-ink">
        {t.result}
      </h2>
      <div className="mt-3 flex items-start gap-4">
        <img src={photo.url} alt={t.alt} className="w-28 shrink-0 rounded-[2px] bg-white shadow-float" />
        <ul aria-label={t.checks} className="min-w-0 space-y-2" role="status">
          {checks.map(({ kind, text }) => {
            const Icon = ICONS[kind]
            return (
              <li key={text} className="flex gap-2 text-sm text-ink">
                <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', TINTS[kind])} />
                <span>
                  <span className="sr-only">{t.kinds[kind]} </span>
                  {text}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <button
        type="button"
        className={buttonClass({ look: 'primary', className: 'mt-4 w-full pointer-coarse:h-11' })}
        onClick={() => saveBytes({ data: photo.jpeg, type: 'image/jpeg', name })}
      >
        <Download aria-hidden className="size-4" />
        {t.download}
      </button>
    </section>
  )
}

function useChecks({ photo, size, wanted }: Props): Check[] {
  const t = useTexts(PHOTO_TEXTS)
  const { background, pixels, fits, jpeg } = photo
  const color = `${t.colors[background.color]} ${background.hex}`
  const isWrong = wanted !== 'any' && background.color !== wanted && background.verdict !== 'busy'
  return [
    ...(background.verdict === 'even' ? [{ kind: 'good' as const, text: t.even(color) }] : []),
    ...(background.verdict === 'uneven' ? [{ kind: 'warning' as const, text: t.uneven(color) }] : []),
    ...(background.verdict === 'busy' ? [{ kind: 'problem' as const, text: t.busy }] : []),
    ...(isWrong
      ? [{ kind: 'problem' as const, text: t.wrongColor(t.colors[background.color], t.wantedColors[wanted]) }]
      : []),
    pixels < size.width
      ? { kind: 'warning', text: t.small(pixels, size.width) }
      : { kind: 'good', text: t.sharp },
    fits
      ? { kind: 'good', text: t.fits(sizeText(jpeg.length)) }
      : { kind: 'problem', text: t.tooBig(sizeText(jpeg.length)) },
  ]
}
