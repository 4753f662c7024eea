import { PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { cx } from '~/components/ui/cx'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { useTexts } from '~/i18n/use-texts'
import { heroPicture } from './hero-picture'
import type { HeroTemplate } from './load-home.server'
import { HOME_TEXTS } from './texts'

export type HeroPaperProps = {
  template: HeroTemplate
  color: string | null
  creating: boolean
  onStart: () => void
}

/** The page as it prints. A click anywhere on it opens it in the editor. */
export function HeroPaper({ template, color, creating, onStart }: HeroPaperProps) {
  const t = useTexts(HOME_TEXTS)
  const wanted = heroPicture({ template, color })
  const shown = useLoaded(wanted)
  return (
    <button
      type="button"
      disabled={creating}
      onClick={onStart}
      aria-label={t.heroOpen(template.title)}
      className="group relative block w-full outline-offset-4 max-lg:mx-auto max-lg:max-w-xl lg:-mb-28"
    >
      <span className="paper-sheet block overflow-hidden bg-white max-lg:aspect-[4/3]">
        <TemplatePicture
          eager
          key={shown}
          src={shown}
          alt=""
          className={cx('animate-fade transition duration-240', shown !== wanted && 'opacity-60')}
        />
      </span>
      <span className="absolute inset-x-0 top-4 flex justify-center opacity-0 transition duration-160 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:hidden">
        <span className="flex h-9 items-center gap-2 rounded-full bg-[#21201c] px-4 text-base font-semibold text-white shadow-float">
          {creating ? <SpinnerRing /> : <PencilLine aria-hidden className="size-4" />}
          {t.heroEdit}
        </span>
      </span>
    </button>
  )
}

/** The last picture that has come: the old page stays until the new one is there. */
function useLoaded(src: string): string {
  const [shown, setShown] = useState(src)
  useEffect(() => {
    if (src === shown) return
    let gone = false
    const show = () => !gone && setShown(src)
    const image = new Image()
    image.src = src
    image.decode().then(show, show)
    return () => {
      gone = true
    }
  }, [src, shown])
  return shown
}
