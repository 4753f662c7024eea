import { PencilLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { heroPicture } from './hero-picture'
import type { HeroTemplate } from './load-home.server'
import { LivePage } from './LivePage'
import { HOME_TEXTS } from './texts'
import type { PagePoint } from './TryOut'

export type HeroPaperProps = {
  template: HeroTemplate
  color: string | null
  /** Nobody has changed it yet: it is shown being written. */
  live: boolean
  isOpening: boolean
  /** The point that was pressed; none by keyboard. */
  onWrite: (at: PagePoint | undefined) => void
}

/** The page as it prints. A click anywhere on it writes there. */
export function HeroPaper({ template, color, live, isOpening, onWrite }: HeroPaperProps) {
  const t = useTexts(HOME_TEXTS)
  const wanted = heroPicture({ template, color })
  const shown = useLoaded(wanted)
  return (
    <div className="group relative max-lg:mx-auto max-lg:max-w-xl lg:-mb-28">
      <div className="paper-sheet relative overflow-hidden bg-white max-lg:aspect-[4/3]">
        <TemplatePicture
          eager
          key={shown}
          src={shown}
          // Less than its width on a phone: on so dense a screen it is hardly seen, and comes much sooner.
          sizes="(min-width: 1024px) 28rem, (min-width: 640px) 36rem, 74vw"
          alt=""
          topOnly="(max-width: 1023.9px)"
          className={cx('max-lg:aspect-[4/3] transition duration-240', shown !== wanted && 'opacity-60')}
        />
        {live && <LivePage code={template.code} />}
      </div>
      <button
        type="button"
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width } = currentTarget.getBoundingClientRect()
          const isPointed = clientX > 0 || clientY > 0
          onWrite(isPointed ? { x: (clientX - left) / width, y: (clientY - top) / width } : undefined)
        }}
        aria-label={t.heroOpen(template.title)}
        aria-busy={isOpening}
        className={cx('absolute inset-0 size-full outline-offset-4', isOpening && 'cursor-progress')}
      />
      <span className="pointer-events-none absolute inset-x-0 bottom-1/3 flex justify-center opacity-0 transition duration-160 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:hidden">
        <span className="flex h-9 items-center gap-2 rounded-full bg-[#21201c] px-4 text-base font-semibold text-white shadow-float">
          <PencilLine aria-hidden className="size-4" />
          {t.heroEdit}
        </span>
      </span>
    </div>
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
