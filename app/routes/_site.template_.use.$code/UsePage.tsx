import { useEffect } from 'react'
import { Link } from '@remix-run/react'
import { ChevronLeft } from 'lucide-react'
import type { Language } from '../../../collections/resumes/schema'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import type { TemplateChoice } from '~/tools/begin/begin-resume'
import { useBegin } from '~/tools/begin/use-begin'
import { USE_TEXTS } from './texts'

export type UsePageProps = {
  kind: 'example' | 'template'
  name: string
  language: Language
  picture: string
  back: { to: string; text: string }
  choice: TemplateChoice
  /** Asks at once. */
  now: boolean
}

/** One page to look at, and the button that asks how to begin a resume with it. */
export function UsePage({ kind, name, language, picture, back, choice, now }: UsePageProps) {
  const t = useTexts(USE_TEXTS)
  const { begin, chooser } = useBegin()
  useEffect(() => {
    if (now) begin(choice)
  }, [now, choice, begin])
  return (
    <div className="jl-container grid gap-8 py-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-12">
      <div className="order-2 overflow-hidden rounded-control shadow-float md:order-1">
        <TemplatePicture src={picture} alt={t.pictureOf(name)} sizes="(min-width: 768px) 40rem, 92vw" eager />
      </div>
      <div className="order-1 md:sticky md:top-24 md:order-2 md:self-start">
        <Link
          to={back.to}
          className="inline-flex min-h-8 items-center gap-1 text-base text-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {back.text}
        </Link>
        <h1 className="mt-4 text-3xl font-bold text-ink" lang={language}>
          {name}
        </h1>
        <p className="mt-3 text-md text-muted">{t[kind]}</p>
        <button
          type="button"
          onClick={() => begin(choice)}
          className={buttonClass({ look: 'primary', size: 'lg', className: 'mt-6 max-sm:w-full' })}
        >
          {t.use[kind]}
        </button>
        <p className="mt-3 text-sm text-muted">{t.free}</p>
        <noscript>
          <p className="mt-3 text-danger">{t.needsScript}</p>
        </noscript>
        {chooser}
      </div>
    </div>
  )
}
