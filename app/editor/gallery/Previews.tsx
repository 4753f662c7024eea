import { LAYOUT_NAMES } from '../../../collections/layout-codes'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { GALLERY_TEXTS } from './gallery-texts'
import { PreviewPane } from './PreviewPane'
import type { Gallery } from './use-gallery'

/** The document as it is, and beside it as it would be. */
export function Previews({ gallery }: { gallery: Gallery }) {
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  const { current, chosen, proposals, plans } = gallery
  const isOther = chosen !== current
  const { key } = proposals[chosen]
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <PreviewPane
        title={texts.now(LAYOUT_NAMES[current][locale])}
        planned={plans[proposals[current].key]}
        className={isOther ? 'max-lg:hidden' : ''}
      />
      {isOther ? (
        <PreviewPane
          key={key}
          title={texts.chosen(LAYOUT_NAMES[chosen][locale])}
          planned={plans[key]}
          className="border-line lg:border-s"
        />
      ) : null}
    </div>
  )
}
